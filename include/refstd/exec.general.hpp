// [exec.general], and the call helpers of [functional.syn] on which the clause rests
//
// MANDATE-NOTHROW(expr) is a static_assert(noexcept(expr)) where the clause writes it, so that its message can name the
// paragraph.

#ifndef REFSTD_EXEC_GENERAL_HPP
#define REFSTD_EXEC_GENERAL_HPP

#include <concepts>
#include <exception>
#include <system_error>
#include <type_traits>
#include <utility>

namespace refstd {

  template<class Fn, class... Args>
  concept callable = requires(Fn&& fn, Args&&... args) { std::forward<Fn>(fn)(std::forward<Args>(args)...); };

  template<class Fn, class... Args>
  concept nothrow_callable = callable<Fn, Args...> && requires(Fn&& fn, Args&&... args) {
    { std::forward<Fn>(fn)(std::forward<Args>(args)...) } noexcept;
  };

  template<class Fn, class... Args>
  using call_result_t = decltype(std::declval<Fn>()(std::declval<Args>()...));

  // A member T of a From, forwarded as that is. (std::forward_like costs the compiler ten times as much.)
  template<class From, class T>
  struct like {
    using type = T&&;
  };

  template<class From, class T>
  struct like<From&, T> {
    using type = T&;
  };

  template<class From, class T>
  struct like<const From, T> {
    using type = const T&&;
  };

  template<class From, class T>
  struct like<const From&, T> {
    using type = const T&;
  };

  template<class From, class T>
  using like_t = like<From, T>::type;

  template<const auto& T>
  using decayed_typeof = decltype(auto(T));

  template<class T>
  concept movable_value = std::move_constructible<std::decay_t<T>> && std::constructible_from<std::decay_t<T>, T> &&
                          (!std::is_array_v<std::remove_reference_t<T>>);

  template<class From, class To>
  concept decays_to = std::same_as<std::decay_t<From>, To>;

  template<class T>
  concept class_type = decays_to<T, T> && std::is_class_v<T>;

  template<class F1, class F2>
  inline constexpr bool matching_sig = false;

  template<class R1, class... Args1, class R2, class... Args2>
  inline constexpr bool matching_sig<R1(Args1...), R2(Args2...)> = std::same_as<R1(Args1&&...), R2(Args2&&...)>;

  template<class Err>
  std::exception_ptr as_except_ptr(Err&& err) noexcept {
    if constexpr (decays_to<Err, std::exception_ptr>)
      return std::forward<Err>(err);
    else if constexpr (decays_to<Err, std::error_code>)
      return std::make_exception_ptr(std::system_error(std::forward<Err>(err)));
    else
      return std::make_exception_ptr(std::forward<Err>(err));
  }

} // namespace refstd

#endif
