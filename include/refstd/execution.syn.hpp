// [execution.syn], the tags, and what must be named before it is defined

#ifndef REFSTD_EXECUTION_SYN_HPP
#define REFSTD_EXECUTION_SYN_HPP

#include <exception>
#include <tuple>
#include <type_traits>
#include <variant>

namespace refstd::execution {

  struct scheduler_t {};
  struct receiver_t {};
  struct operation_state_t {};
  struct sender_t {};

  struct set_value_t;
  struct set_error_t;
  struct set_stopped_t;

  struct default_domain;
  struct continues_on_t;
  struct get_scheduler_t;

  struct dependent_sender_error : std::exception {};

  template<class... Ts>
  struct type_list {};

  template<class... Ts>
  using decayed_tuple = std::tuple<std::decay_t<Ts>...>;

  struct empty_variant {
    empty_variant() = delete;
  };

  // A list without duplicates: adding a type that is there already changes nothing.
  template<class... Ts>
  struct type_set {
    template<class T>
    friend consteval auto operator+(type_set, std::type_identity<T>) {
      if constexpr ((std::is_same_v<T, Ts> || ...))
        return type_set();
      else
        return type_set<Ts..., T>();
    }

    template<template<class...> class To>
    using apply = To<Ts...>;
  };

  template<class... Ts>
  using make_type_set = decltype((type_set<>() + ... + std::type_identity<Ts>()));

  template<class... Ts>
  struct make_variant_or_empty {
    using type = make_type_set<std::decay_t<Ts>...>::template apply<std::variant>;
  };

  template<>
  struct make_variant_or_empty<> {
    using type = empty_variant;
  };

  template<class... Ts>
  using variant_or_empty = make_variant_or_empty<Ts...>::type;

} // namespace refstd::execution

#endif
