// [exec.as.awaitable], execution::as_awaitable

#ifndef REFSTD_EXEC_AS_AWAITABLE_HPP
#define REFSTD_EXEC_AS_AWAITABLE_HPP

#include <refstd/exec.awaitable.hpp>
#include <refstd/exec.connect.hpp>
#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.get.await.adapt.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.opstate.start.hpp>
#include <refstd/exec.snd.concepts.hpp>

#include <concepts>
#include <coroutine>
#include <exception>
#include <memory>
#include <type_traits>
#include <utility>
#include <variant>

namespace refstd::execution {

  struct unit {};

  template<class Value>
  using awaitable_result_type = std::conditional_t<std::is_void_v<Value>, unit, Value>;

  template<class Promise>
  struct awaitable_env {
    env_of_t<const Promise&> promise_env; // an answer may refer to it

    template<is_forwarding_query Tag, class... As>
      requires callable<Tag, const env_of_t<const Promise&>&, As...>
    constexpr decltype(auto) query(Tag tag, As&&... as) const
      noexcept(nothrow_callable<Tag, const env_of_t<const Promise&>&, As...>) {
      return tag(promise_env, std::forward<As>(as)...);
    }
  };

  template<class Value, class Promise>
  struct awaitable_receiver {
    using receiver_concept = receiver_t;
    using result_type = awaitable_result_type<Value>;

    std::variant<std::monostate, result_type, std::exception_ptr>* result_ptr;
    std::coroutine_handle<Promise> continuation;

    template<class... Vs>
      requires std::constructible_from<result_type, Vs...>
    void set_value(Vs&&... vs) && noexcept {
      try {
        result_ptr->template emplace<1>(std::forward<Vs>(vs)...);
      } catch (...) {
        result_ptr->template emplace<2>(std::current_exception());
      }
      continuation.resume();
    }

    template<class Err>
    void set_error(Err&& err) && noexcept {
      result_ptr->template emplace<2>(as_except_ptr(std::forward<Err>(err)));
      continuation.resume();
    }

    void set_stopped() && noexcept {
      static_cast<std::coroutine_handle<>>(continuation.promise().unhandled_stopped()).resume();
    }

    awaitable_env<Promise> get_env() const noexcept {
      return {execution::get_env(std::as_const(continuation.promise()))};
    }
  };

  template<class Sndr, class Promise>
  concept awaitable_sender =
    single_sender<Sndr, env_of_t<Promise>> &&
    sender_to<Sndr, awaitable_receiver<single_sender_value_type<Sndr, env_of_t<Promise>>, Promise>> &&
    requires(Promise& p) {
      { p.unhandled_stopped() } -> std::convertible_to<std::coroutine_handle<>>;
    };

  template<class Sndr>
  concept has_queryable_await_completion_adaptor =
    sender<Sndr> && requires(Sndr&& sndr) { get_await_completion_adaptor(get_env(sndr)); };

  template<class Sndr, class Promise>
  class sender_awaitable {
    using value_type = single_sender_value_type<Sndr, env_of_t<Promise>>;
    using receiver_type = awaitable_receiver<value_type, Promise>;

    std::variant<std::monostate, awaitable_result_type<value_type>, std::exception_ptr> result{};
    connect_result_t<Sndr, receiver_type> state;

  public:
    sender_awaitable(Sndr&& sndr, Promise& p) noexcept(nothrow_callable<connect_t, Sndr, receiver_type>)
      : state(connect(std::forward<Sndr>(sndr),
          receiver_type{std::addressof(result), std::coroutine_handle<Promise>::from_promise(p)})) {}

    static constexpr bool await_ready() noexcept { return false; }
    void await_suspend(std::coroutine_handle<Promise>) noexcept { start(state); }

    value_type await_resume() {
      if (result.index() == 2)
        std::rethrow_exception(std::get<2>(result));
      if constexpr (!std::is_void_v<value_type>)
        return std::forward<value_type>(std::get<1>(result));
    }
  };

  struct as_awaitable_t {
  private:
    // get_await_completion_adaptor(get_env(expr))(expr)
    template<has_queryable_await_completion_adaptor Expr>
    static constexpr auto adapt(Expr&& expr) noexcept(
      noexcept(get_await_completion_adaptor(get_env(expr))(std::forward<Expr>(expr))))
      -> decltype(get_await_completion_adaptor(get_env(expr))(std::forward<Expr>(expr))) {
      return get_await_completion_adaptor(get_env(expr))(std::forward<Expr>(expr));
    }

    template<class Expr, class Promise>
    static constexpr bool adapts = requires(Expr&& expr) {
      { adapt(std::forward<Expr>(expr)) } -> awaitable_sender<Promise>;
    };

    // In which of the five ways expr is made awaitable, and whether that cannot throw.
    enum class way { member, itself, adapted, sender, neither };

    struct choice {
      way by;
      bool nothrow;
    };

    template<class Expr, class Promise>
    static consteval choice choose() {
      using promise_t = std::decay_t<Promise>;
      if constexpr (requires(Expr&& expr, Promise& p) { std::forward<Expr>(expr).as_awaitable(p); })
        return {way::member, noexcept(std::declval<Expr>().as_awaitable(std::declval<Promise&>()))};
      else if constexpr (is_awaitable<Expr, none_such>)
        return {way::itself, true};
      else if constexpr (adapts<Expr, promise_t>)
        return {way::adapted, noexcept(sender_awaitable<decltype(adapt(std::declval<Expr>())), promise_t>(
                                adapt(std::declval<Expr>()), std::declval<Promise&>()))};
      else if constexpr (awaitable_sender<Expr, promise_t>)
        return {way::sender, std::is_nothrow_constructible_v<sender_awaitable<Expr, promise_t>, Expr, Promise&>};
      else
        return {way::neither, true};
    }

  public:
    template<class Expr, class Promise>
    constexpr decltype(auto) operator()(Expr&& expr, Promise& p) const noexcept(choose<Expr, Promise>().nothrow) {
      constexpr way by = choose<Expr, Promise>().by;
      using promise_t = std::decay_t<Promise>;
      if constexpr (by == way::member) {
        static_assert(is_awaitable<decltype(std::forward<Expr>(expr).as_awaitable(p)), promise_t>,
          "[exec.as.awaitable]/7.1: the member function as_awaitable must return something that the coroutine can "
          "await");
        return std::forward<Expr>(expr).as_awaitable(p);
      } else if constexpr (by == way::adapted) {
        return sender_awaitable<decltype(adapt(std::forward<Expr>(expr))), promise_t>(
          adapt(std::forward<Expr>(expr)), p);
      } else if constexpr (by == way::sender) {
        return sender_awaitable<Expr, promise_t>(std::forward<Expr>(expr), p);
      } else {
        return static_cast<Expr&&>(expr);
      }
    }
  };

  inline constexpr as_awaitable_t as_awaitable{};

} // namespace refstd::execution

#endif
