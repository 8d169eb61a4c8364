// [exec.stop.when], exposition-only execution::stop-when

#ifndef REFSTD_EXEC_STOP_WHEN_HPP
#define REFSTD_EXEC_STOP_WHEN_HPP

#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.write.env.hpp>
#include <refstd/stoptoken.concepts.hpp>

#include <atomic>
#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  // stoken-t: stop is requested when it is of one of the two tokens.
  template<stoppable_token Token, stoppable_token RToken>
  struct stop_when_token {
    // Registered with both tokens; the first invocation, on whatever thread, is the only one that counts.
    template<class CallbackFn>
    class callback_type {
    public:
      template<class Initializer>
        requires std::constructible_from<CallbackFn, Initializer>
      explicit callback_type(const stop_when_token& st, Initializer&& init) noexcept(
        std::is_nothrow_constructible_v<CallbackFn, Initializer> &&
        std::is_nothrow_constructible_v<stop_callback_for_t<Token, invoke_once>, const Token&, invoke_once> &&
        std::is_nothrow_constructible_v<stop_callback_for_t<RToken, invoke_once>, const RToken&, invoke_once>)
        : callback_fn(std::forward<Initializer>(init))
        , callback(st.token, invoke_once{this})
        , rcallback(st.rtoken, invoke_once{this}) {}

      callback_type(callback_type&&) = delete;

    private:
      struct invoke_once {
        callback_type* self;

        void operator()() noexcept {
          if (!self->invoked.exchange(true, std::memory_order_relaxed))
            std::forward<CallbackFn>(self->callback_fn)();
        }
      };

      CallbackFn callback_fn;
      std::atomic<bool> invoked{false};
      stop_callback_for_t<Token, invoke_once> callback;
      stop_callback_for_t<RToken, invoke_once> rcallback;
    };

    [[no_unique_address]] Token token;
    [[no_unique_address]] RToken rtoken;

    bool stop_requested() const noexcept { return token.stop_requested() || rtoken.stop_requested(); }
    bool stop_possible() const noexcept { return token.stop_possible() || rtoken.stop_possible(); }

    bool operator==(const stop_when_token&) const = default;
  };

  struct stop_when_t {
    template<sender Sndr, stoppable_token Token>
    constexpr decltype(auto) operator()(Sndr&& sndr, Token token) const
      noexcept(std::is_nothrow_constructible_v<std::remove_cvref_t<Sndr>, Sndr>) {
      if constexpr (unstoppable_token<Token>)
        return std::forward<Sndr>(sndr);
      else
        return execution::make_sender(*this, std::move(token), std::forward<Sndr>(sndr));
    }
  };

  template<>
  struct impls_for<stop_when_t> : default_impls {
    // What write_env would be given, for a receiver with the environment Env.
    template<class Token, class Env>
    static constexpr auto token_env(Token&& token, const Env& env) noexcept {
      using rtoken = stop_token_of_t<Env>;
      if constexpr (unstoppable_token<rtoken>)
        return execution::make_env(get_stop_token, std::forward<Token>(token));
      else
        return execution::make_env(get_stop_token,
          stop_when_token<std::remove_cvref_t<Token>, rtoken>{std::forward<Token>(token), get_stop_token(env)});
    }

    static constexpr auto get_state = []<class Sndr, class Rcvr>(Sndr&& sndr, Rcvr& rcvr) noexcept {
      return impls_for::token_env(std::forward<Sndr>(sndr).template get<1>(), execution::get_env(rcvr));
    };

    static constexpr auto get_env = [](auto, const auto& state, const auto& rcvr) noexcept {
      return impls_for<write_env_t>::join_env(state, execution::fwd_env(execution::get_env(rcvr)));
    };

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return signatures_or_error_t<child_type<Sndr>,
        decltype(impls_for<write_env_t>::join_env(
          impls_for::token_env(std::declval<data_type<Sndr>>(), std::declval<Env>()),
          execution::fwd_env(std::declval<Env>())))...>();
    }
  };

  inline constexpr stop_when_t stop_when{};

} // namespace refstd::execution

#endif
