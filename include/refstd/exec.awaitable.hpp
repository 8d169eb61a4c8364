// [exec.awaitable], awaitable helpers

#ifndef REFSTD_EXEC_AWAITABLE_HPP
#define REFSTD_EXEC_AWAITABLE_HPP

#include <coroutine>
#include <type_traits>
#include <utility>

namespace refstd {

  template<class T>
  inline constexpr bool is_coroutine_handle = false;

  template<class Promise>
  inline constexpr bool is_coroutine_handle<std::coroutine_handle<Promise>> = true;

  template<class T>
  concept await_suspend_result = std::is_void_v<T> || std::is_same_v<T, bool> || is_coroutine_handle<T>;

  template<class A, class... Promise>
  concept is_awaiter = requires(A& a, std::coroutine_handle<Promise...> h) {
    a.await_ready() ? 1 : 0;
    { a.await_suspend(h) } -> await_suspend_result;
    a.await_resume();
  };

  // Does a lookup of await_transform in the promise find anything, whether or not it can be called? Nobody can derive
  // from a final class to find out.
  struct await_transform_name {
    int await_transform;
  };

  template<class Promise>
  struct await_transform_lookup : Promise, await_transform_name {};

  template<class Promise>
  concept has_await_transform =
    !std::is_final_v<Promise> && !requires { &await_transform_lookup<Promise>::await_transform; };

  struct none_such {};

  // GET-AWAITER(c, p) and GET-AWAITER(c), for the computation of types only; c is what fc returns, so that a prvalue is
  // passed on as one.
  template<class C>
  constexpr decltype(auto) get_awaiter(C (*fc)() noexcept) {
    if constexpr (requires { fc().operator co_await(); })
      return fc().operator co_await();
    else if constexpr (requires { operator co_await(fc()); })
      return operator co_await(fc());
    else
      return fc();
  }

  template<class C, class Promise>
    requires(!has_await_transform<Promise> || requires(C (*fc)() noexcept, Promise& p) { p.await_transform(fc()); })
  constexpr decltype(auto) get_awaiter(C (*fc)() noexcept, Promise& p) {
    if constexpr (requires { p.await_transform(fc()); })
      return refstd::get_awaiter<decltype(p.await_transform(fc()))>(nullptr);
    else
      return refstd::get_awaiter(fc);
  }

  template<class C, class... Promise>
  concept is_awaitable = requires(C (*fc)() noexcept, Promise&... p) {
    { refstd::get_awaiter(fc, p...) } -> is_awaiter<Promise...>;
  };

  // An awaiter is an lvalue.
  template<class C, class... Promise>
  using await_result_type =
    decltype(std::declval<decltype(refstd::get_awaiter<C>(nullptr, std::declval<Promise&>()...))&>().await_resume());

} // namespace refstd

namespace refstd::execution {

  template<class T, class Promise>
  concept has_as_awaitable = requires(T&& t, Promise& p) {
    { std::forward<T>(t).as_awaitable(p) } -> is_awaitable<Promise>;
  };

  template<class Derived>
  struct with_await_transform {
    template<class T>
    T&& await_transform(T&& value) noexcept {
      return std::forward<T>(value);
    }

    template<has_as_awaitable<Derived> T>
    auto await_transform(T&& value) noexcept(noexcept(std::forward<T>(value).as_awaitable(std::declval<Derived&>())))
      -> decltype(std::forward<T>(value).as_awaitable(std::declval<Derived&>())) {
      return std::forward<T>(value).as_awaitable(static_cast<Derived&>(*this));
    }
  };

  // For the computation of types only: nothing of it is defined.
  template<class Env>
  struct env_promise : with_await_transform<env_promise<Env>> {
    std::coroutine_handle<> get_return_object() noexcept;
    std::suspend_always initial_suspend() noexcept;
    std::suspend_always final_suspend() noexcept;
    void unhandled_exception() noexcept;
    void return_void() noexcept;
    std::coroutine_handle<> unhandled_stopped() noexcept;

    const Env& get_env() const noexcept;
  };

} // namespace refstd::execution

#endif
