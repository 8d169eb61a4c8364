// [exec.cmplsig], completion signatures

#ifndef REFSTD_EXEC_CMPLSIG_HPP
#define REFSTD_EXEC_CMPLSIG_HPP

#include <refstd/execution.syn.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Fn>
  inline constexpr bool is_completion_signature = false;

  template<class... Vs>
  inline constexpr bool is_completion_signature<set_value_t(Vs...)> = true;

  template<class Err>
  inline constexpr bool is_completion_signature<set_error_t(Err)> = true;

  template<>
  inline constexpr bool is_completion_signature<set_stopped_t()> = true;

  template<class Fn>
  concept completion_signature = is_completion_signature<Fn>;

  template<class Fn>
  struct signature_tag;

  template<class Tag, class... Ts>
  struct signature_tag<Tag(Ts...)> {
    using type = Tag;
  };

  template<completion_signature... Fns>
  struct completion_signatures {
    template<class Tag>
    static constexpr std::size_t count_of(Tag) {
      return (std::size_t(std::is_same_v<typename signature_tag<Fns>::type, Tag>) + ... + 0);
    }

    template<class Fn>
    static constexpr void for_each(Fn&& fn) {
      (std::forward<Fn>(fn)(static_cast<Fns*>(nullptr)), ...);
    }
  };

  template<class Sigs>
  inline constexpr bool is_completion_signatures = false;

  template<class... Fns>
  inline constexpr bool is_completion_signatures<completion_signatures<Fns...>> = true;

  template<class Sigs>
  concept valid_completion_signatures = is_completion_signatures<Sigs>;

  template<bool>
  struct indirect_meta_apply {
    template<template<class...> class T, class... As>
    using meta_apply = T<As...>;
  };

  template<class...>
  concept always_true = true;

  template<template<class...> class T, class... As>
  using meta_apply = typename indirect_meta_apply<always_true<As...>>::template meta_apply<T, As...>;

  // The functions below are only declared: alias templates deduce with them, so that a Tuple or Variant that does not
  // take these arguments is a substitution failure.
  template<template<class...> class Tuple, class Tag, class... Ts>
  std::type_identity<meta_apply<Tuple, Ts...>> apply_tuple(Tag (*)(Ts...));

  template<template<class...> class Tuple, class Fn>
  using tuple_of_signature = decltype(execution::apply_tuple<Tuple>(static_cast<Fn*>(nullptr)))::type;

  template<template<class...> class Tuple, template<class...> class Variant, class... TagFns>
  std::type_identity<meta_apply<Variant, tuple_of_signature<Tuple, TagFns>...>> apply_variant(type_list<TagFns...>);

  template<class... Fns, class... More>
  consteval type_list<Fns..., More...> operator+(type_list<Fns...>, type_list<More...>) {
    return {};
  }

  template<class Tag, class... Fns>
  decltype((type_list<>() + ... +
            std::conditional_t<std::is_same_v<typename signature_tag<Fns>::type, Tag>, type_list<Fns>,
              type_list<>>())) signatures_with_tag(completion_signatures<Fns...>);

  template<class Tag, valid_completion_signatures Completions, template<class...> class Tuple,
    template<class...> class Variant>
  using gather_signatures =
    decltype(execution::apply_variant<Tuple, Variant>(execution::signatures_with_tag<Tag>(Completions())))::type;

} // namespace refstd::execution

#endif
