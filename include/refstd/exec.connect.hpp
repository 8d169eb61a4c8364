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

  struct completion_not_accepted {
    static constexpr std::string_view message = "[exec.connect]/6: the receiver has no member function, callable on an "
                                                "rvalue, for a completion of the sender";
  };

  template<class Tag>
  struct completion_may_throw {
    static constexpr std::string_view message =
      std::same_as<Tag, set_value_t> ? "[exec.set.value]/1: the receiver's member function set_value must be noexcept"
      : std::same_as<Tag, set_error_t>
        ? "[exec.set.error]/1: the receiver's member function set_error must be noexcept"
        : "[exec.set.stopped]/1: the receiver's member function set_stopped must be noexcept";
  };

  template<class Sig, class Rcvr>
  inline constexpr bool nothrow_completion = true;

  template<class... Args, class Rcvr>
  inline constexpr bool nothrow_completion<set_value_t(Args...), Rcvr> =
    noexcept(std::declval<Rcvr>().set_value(std::declval<Args>()...));

  template<class Err, class Rcvr>
  inline constexpr bool nothrow_completion<set_error_t(Err), Rcvr> =
    noexcept(std::declval<Rcvr>().set_error(std::declval<Err>()));

  template<class Rcvr>
  inline constexpr bool nothrow_completion<set_stopped_t(), Rcvr> = noexcept(std::declval<Rcvr>().set_stopped());

  template<class Sigs, class Rcvr>
  inline constexpr bool nothrow_completions = false;

  template<class... Sigs, class Rcvr>
  inline constexpr bool nothrow_completions<completion_signatures<Sigs...>, Rcvr> =
    (nothrow_completion<Sigs, std::remove_cvref_t<Rcvr>> && ...);

  template<class Rcvr, class Sigs>
  concept takes_completions = receiver_of<Rcvr, Sigs> && nothrow_completions<Sigs, Rcvr>;

  template<class Sndr, class Rcvr>
  concept connect_mandates =
    sender_in<Sndr, env_of_t<Rcvr>> && takes_completions<Rcvr, signatures_or_error_t<Sndr, env_of_t<Rcvr>>>;

  // The error if the receiver does not take a completion as it must.
  template<class Rcvr, class Tag, class... Args>
  consteval auto completion_error(Tag (*)(Args...)) {
    if constexpr (!valid_completion_for<Tag(Args...), Rcvr>)
      return type_error<completion_not_accepted, Rcvr, Tag(Args...)>();
    else if constexpr (!nothrow_completion<Tag(Args...), std::remove_cvref_t<Rcvr>>)
      return type_error<completion_may_throw<Tag>, Rcvr, Tag(Args...)>();
    else
      return type_list<>();
  }

  template<class Sigs, class Rcvr>
  using first_completion_error = decltype(execution::transform_signatures(
    Sigs(), []<class Sig>(Sig* sig) { return execution::completion_error<Rcvr>(sig); }));

  struct no_operation_state {
    static constexpr std::string_view message =
      "[exec.connect]/6.1: the sender's member function connect must return an operation state, with a member type "
      "operation_state_concept and a member function start that can be called on an lvalue";
  };

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
    template<class Sndr, receiver Rcvr>
      requires moved_or_copyable<Sndr> && sender<Sndr> &&
               (!connect_mandates<Sndr, Rcvr> || has_member_connect<Sndr, Rcvr> || has_connect_awaitable<Sndr, Rcvr>)
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
        diagnosis<signatures_or_error_t<Sndr, env_of_t<Rcvr>>>();
      } else if constexpr (!connect_mandates<Sndr, Rcvr>) {
        diagnosis<first_completion_error<signatures_or_error_t<Sndr, env_of_t<Rcvr>>, Rcvr>>();
      } else if constexpr (has_member_connect<Sndr, Rcvr>) {
        using op = decltype(std::declval<new_sndr_t<Sndr, env_of_t<Rcvr>>>().connect(std::forward<Rcvr>(rcvr)));
        if constexpr (!operation_state<op>)
          static_assert(false, diagnosable<no_operation_state, op>::message());
        return execution::transform_sender(
          execution::get_domain_late(sndr, get_env(rcvr)), std::forward<Sndr>(sndr), get_env(rcvr))
          .connect(std::forward<Rcvr>(rcvr));
      } else {
        return execution::connect_awaitable(execution::transform_sender(execution::get_domain_late(sndr, get_env(rcvr)),
                                              std::forward<Sndr>(sndr), get_env(rcvr)),
          std::forward<Rcvr>(rcvr));
      }
    }

    void operator()(...) const = delete (
      "[exec.connect]/6: connect takes a sender, which must be moved if it cannot be copied, and a receiver for which "
      "the sender has a member function connect");
  };

  inline constexpr connect_t connect{};

  template<class Sndr, class Rcvr>
  using connect_result_t = decltype(connect(std::declval<Sndr>(), std::declval<Rcvr>()));

} // namespace refstd::execution

#endif
