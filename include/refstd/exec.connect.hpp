// [exec.connect], execution::connect

#ifndef REFSTD_EXEC_CONNECT_HPP
#define REFSTD_EXEC_CONNECT_HPP

#include <refstd/exec.awaitable.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.getcomplsigs.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.domain.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <coroutine>
#include <exception>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Sndr, class Rcvr>
  concept connect_mandates =
    sender_in<Sndr, env_of_t<Rcvr>> && receiver_of<Rcvr, signatures_or_error_t<Sndr, env_of_t<Rcvr>>>;

  template<class DS, class DR>
  struct operation_state_task;

  template<class DS, class DR>
  struct connect_awaitable_promise : with_await_transform<connect_awaitable_promise<DS, DR>> {
    connect_awaitable_promise(DS&, DR& rcvr) noexcept : rcvr(rcvr) {}

    std::suspend_always initial_suspend() noexcept { return {}; }
    [[noreturn]] std::suspend_always final_suspend() noexcept { std::terminate(); }
    [[noreturn]] void unhandled_exception() noexcept { std::terminate(); }
    [[noreturn]] void return_void() noexcept { std::terminate(); }

    std::coroutine_handle<> unhandled_stopped() noexcept {
      set_stopped(std::move(rcvr));
      return std::noop_coroutine();
    }

    operation_state_task<DS, DR> get_return_object() noexcept {
      return operation_state_task<DS, DR>{std::coroutine_handle<connect_awaitable_promise>::from_promise(*this)};
    }

    env_of_t<DR> get_env() const noexcept { return execution::get_env(rcvr); }

  private:
    DR& rcvr;
  };

  template<class DS, class DR>
  struct operation_state_task {
    using operation_state_concept = operation_state_t;
    using promise_type = connect_awaitable_promise<DS, DR>;

    explicit operation_state_task(std::coroutine_handle<> h) noexcept : coro(h) {}
    operation_state_task(operation_state_task&&) = delete;
    ~operation_state_task() { coro.destroy(); }

    void start() & noexcept { coro.resume(); }

  private:
    std::coroutine_handle<> coro;
  };

  template<class Fun, class... Ts>
  auto suspend_complete(Fun fun, Ts&&... as) noexcept {
    auto fn = [&, fun] noexcept { fun(std::forward<Ts>(as)...); };

    struct awaiter {
      decltype(fn) complete;

      static constexpr bool await_ready() noexcept { return false; }
      void await_suspend(std::coroutine_handle<>) noexcept { complete(); }
      [[noreturn]] void await_resume() noexcept { std::unreachable(); }
    };
    return awaiter{fn};
  }

  template<class DS, class DR, class V = await_result_type<DS, connect_awaitable_promise<DS, DR>>>
    requires receiver_of<DR, awaitable_signatures<V>>
  operation_state_task<DS, DR> connect_awaitable(DS sndr, DR rcvr) {
    std::exception_ptr ep;
    try {
      if constexpr (std::same_as<V, void>) {
        co_await std::move(sndr);
        co_await execution::suspend_complete(set_value, std::move(rcvr));
      } else {
        co_await execution::suspend_complete(set_value, std::move(rcvr), co_await std::move(sndr));
      }
    } catch (...) {
      ep = std::current_exception();
    }
    co_await execution::suspend_complete(set_error, std::move(rcvr), std::move(ep));
  }

  struct connect_t {
  private:
    // The sender's error as a diagnostic's words.
    template<class Sndr, class Env>
    static consteval auto complaint() {
      if constexpr (sender_in<Sndr, Env>)
        return std::string_view();
      else
        return signatures_or_error_t<Sndr, Env>::message;
    }

    template<class Sndr, class Rcvr>
    static constexpr bool has_member_connect = requires(new_sndr_t<Sndr, env_of_t<Rcvr>>&& new_sndr, Rcvr&& rcvr) {
      std::forward<new_sndr_t<Sndr, env_of_t<Rcvr>>>(new_sndr).connect(std::forward<Rcvr>(rcvr));
    };

    template<class Sndr, class Rcvr>
    static constexpr bool has_connect_awaitable = requires(new_sndr_t<Sndr, env_of_t<Rcvr>>&& new_sndr, Rcvr&& rcvr) {
      execution::connect_awaitable(std::forward<new_sndr_t<Sndr, env_of_t<Rcvr>>>(new_sndr), std::forward<Rcvr>(rcvr));
    };

  public:
    // A violated mandate must reach the assertions of the body and not be a mere constraint.
    template<sender Sndr, receiver Rcvr>
      requires(!connect_mandates<Sndr, Rcvr> || has_member_connect<Sndr, Rcvr> || has_connect_awaitable<Sndr, Rcvr>)
    constexpr auto operator()(Sndr&& sndr, Rcvr&& rcvr) const noexcept([] {
      if constexpr (connect_mandates<Sndr, Rcvr> && has_member_connect<Sndr, Rcvr>)
        return execution::nothrow_transform_sender<decltype(execution::get_domain_late(sndr, get_env(rcvr))), Sndr,
                 env_of_t<Rcvr>>() &&
               noexcept(std::declval<new_sndr_t<Sndr, env_of_t<Rcvr>>>().connect(std::forward<Rcvr>(rcvr)));
      else
        return !connect_mandates<Sndr, Rcvr>;
    }()) {
      static_assert(
        !std::is_final_v<std::remove_cvref_t<Rcvr>>, "[exec.recv.concepts]/2: a receiver class must not be final");
      if constexpr (!sender_in<Sndr, env_of_t<Rcvr>>) {
        static_assert(false, complaint<Sndr, env_of_t<Rcvr>>());
      } else {
        static_assert(connect_mandates<Sndr, Rcvr>,
          "[exec.connect]/6: the receiver does not accept all completion signatures of the sender");
        if constexpr (connect_mandates<Sndr, Rcvr> && has_member_connect<Sndr, Rcvr>) {
          static_assert(operation_state<decltype(std::declval<new_sndr_t<Sndr, env_of_t<Rcvr>>>().connect(
                          std::forward<Rcvr>(rcvr)))>,
            "[exec.connect]/6.1: the sender's member function connect must return an operation state");
          return execution::transform_sender(
            execution::get_domain_late(sndr, get_env(rcvr)), std::forward<Sndr>(sndr), get_env(rcvr))
            .connect(std::forward<Rcvr>(rcvr));
        } else if constexpr (connect_mandates<Sndr, Rcvr>) {
          return execution::connect_awaitable(
            execution::transform_sender(
              execution::get_domain_late(sndr, get_env(rcvr)), std::forward<Sndr>(sndr), get_env(rcvr)),
            std::forward<Rcvr>(rcvr));
        }
      }
    }
  };

  inline constexpr connect_t connect{};

  template<class Sndr, class Rcvr>
  using connect_result_t = decltype(connect(std::declval<Sndr>(), std::declval<Rcvr>()));

} // namespace refstd::execution

#endif
