// [exec.let], execution::let_value, execution::let_error, execution::let_stopped

#ifndef REFSTD_EXEC_LET_HPP
#define REFSTD_EXEC_LET_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.domain.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <exception>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace refstd::execution {

  struct let_value_t;
  struct let_error_t;
  struct let_stopped_t;

  struct let_results_not_decay_copyable : std::exception {
    static constexpr std::string_view message =
      "[exec.let]/7.1: the results that are to be kept for the function cannot be decay-copied";
  };

  struct let_function_not_invocable : std::exception {
    static constexpr std::string_view message =
      "[exec.let]/7.2: the function cannot be invoked with lvalues of what the sender sends";
  };

  struct let_function_returns_no_sender : std::exception {
    static constexpr std::string_view message = "[exec.let]/7.3: the function must return a sender";
  };

  template<class SetCpo, class Sndr>
  constexpr auto let_env(const Sndr& sndr) noexcept {
    if constexpr (requires { get_completion_scheduler<SetCpo>(get_env(sndr)); })
      return sched_env<std::decay_t<decltype(get_completion_scheduler<SetCpo>(get_env(sndr)))>>{
        get_completion_scheduler<SetCpo>(get_env(sndr))};
    else if constexpr (requires { get_domain(get_env(sndr)); })
      return execution::make_env(get_domain, get_domain(get_env(sndr)));
    else
      return env<>{};
  }

  template<class SetCpo, class Sndr>
  using let_env_t = decltype(execution::let_env<SetCpo>(std::declval<Sndr>()));

  template<class Rcvr, class Env>
  struct let_receiver2 {
    using receiver_concept = receiver_t;

    template<class... Args>
    constexpr void set_value(Args&&... args) && noexcept {
      execution::set_value(std::move(rcvr), std::forward<Args>(args)...);
    }

    template<class Error>
    constexpr void set_error(Error&& err) && noexcept {
      execution::set_error(std::move(rcvr), std::forward<Error>(err));
    }

    constexpr void set_stopped() && noexcept { execution::set_stopped(std::move(rcvr)); }

    constexpr auto get_env() const noexcept {
      return join_env<const Env&, fwd_env_t<env_of_t<Rcvr&>>>{env, execution::fwd_env(execution::get_env(rcvr))};
    }

    Rcvr& rcvr;
    [[no_unique_address]] Env env;
  };

  template<class Fn, class SetCpo, class Rcvr, class Env, class Sigs>
  struct let_state;

  template<class Sig>
  struct let_args;

  template<class Tag, class... Args>
  struct let_args<Tag(Args...)> {
    using tuple = decayed_tuple<Args...>;
    template<class Fn>
    using sndr2 = std::invoke_result_t<Fn, std::decay_t<Args>&...>;
  };

  template<class Fn, class SetCpo, class Rcvr, class Env, class... LetSigs>
    requires(valid_specialization<connect_result_t, typename let_args<LetSigs>::template sndr2<Fn>,
               let_receiver2<Rcvr, Env>> &&
             ...)
  struct let_state<Fn, SetCpo, Rcvr, Env, type_list<LetSigs...>> {
    using receiver2 = let_receiver2<Rcvr, Env>;
    using args_variant =
      make_type_set<std::monostate, typename let_args<LetSigs>::tuple...>::template apply<std::variant>;
    using ops2_variant = make_type_set<std::monostate,
      connect_result_t<typename let_args<LetSigs>::template sndr2<Fn>, receiver2>...>::template apply<std::variant>;

    [[no_unique_address]] Fn fn;
    [[no_unique_address]] Env env;
    args_variant args;
    ops2_variant ops2;

    // let-bind
    template<class... Args>
    constexpr void bind(Rcvr& rcvr, Args&&... as) {
      auto mkop2 = [&] {
        return connect(
          std::apply(std::move(fn), args.template emplace<decayed_tuple<Args...>>(std::forward<Args>(as)...)),
          receiver2{rcvr, std::move(env)});
      };
      execution::start(ops2.template emplace<decltype(mkop2())>(emplace_from{mkop2}));
    }
  };

  template<class LetCpo, class SetCpo>
  struct let_impls : default_impls {
    template<class Sndr, class Rcvr>
    using state = let_state<std::decay_t<data_type<Sndr>>, SetCpo, Rcvr, let_env_t<SetCpo, child_type<Sndr>>,
      decltype(execution::signatures_with_tag<SetCpo>(
        std::declval<completion_signatures_of_t<child_type<Sndr>, fwd_env_t<env_of_t<Rcvr>>>>()))>;

    static constexpr auto get_state = []<class Sndr, class Rcvr>(Sndr&& sndr, Rcvr& rcvr) -> state<Sndr, Rcvr>
      requires requires { typename state<Sndr, Rcvr>::ops2_variant; }
    {
      return {execution::allocator_aware_forward(std::forward<Sndr>(sndr).template get<1>(), rcvr),
        execution::let_env<SetCpo>(sndr.template get<2>()), {}, {}};
    };

    static constexpr auto complete = []<class Tag, class... Args>(
                                       auto, auto& state, auto& rcvr, Tag, Args&&... args) noexcept -> void {
      if constexpr (std::same_as<Tag, SetCpo>)
        execution::try_eval(rcvr, [&] { state.bind(rcvr, std::forward<Args>(args)...); });
      else
        Tag()(std::move(rcvr), std::forward<Args>(args)...);
    };

    // What becomes of one completion signature of the child.
    template<class Sndr, class... Env, class Tag, class... Ts>
    static consteval auto transform_signature(Tag (*)(Ts...)) {
      using fn = std::remove_cvref_t<data_type<Sndr>>;
      if constexpr (!std::same_as<Tag, SetCpo>) {
        return type_list<Tag(Ts...)>();
      } else if constexpr (!(std::constructible_from<std::decay_t<Ts>, Ts> && ...)) {
        return type_error<let_results_not_decay_copyable, Tag(Ts...)>();
      } else if constexpr (!std::invocable<fn, std::decay_t<Ts>&...>) {
        return type_error<let_function_not_invocable, fn, Tag(Ts...)>();
      } else if constexpr (!sender<std::invoke_result_t<fn, std::decay_t<Ts>&...>>) {
        return type_error<let_function_returns_no_sender, fn, Tag(Ts...)>();
      } else {
        using signatures = signatures_or_error_t<std::invoke_result_t<fn, std::decay_t<Ts>&...>,
          decltype(LetCpo::transform_env(std::declval<Sndr>(), std::declval<Env>()))...>;
        return execution::signature_list(signatures()) + type_list<set_error_t(std::exception_ptr)>();
      }
    }

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return execution::transform_signatures_of<child_type<Sndr>, fwd_env_t<Env>...>(
        []<class Sig>(Sig* sig) { return let_impls::transform_signature<Sndr, Env...>(sig); });
    }
  };

  template<>
  struct impls_for<let_value_t> : let_impls<let_value_t, set_value_t> {};

  template<>
  struct impls_for<let_error_t> : let_impls<let_error_t, set_error_t> {};

  template<>
  struct impls_for<let_stopped_t> : let_impls<let_stopped_t, set_stopped_t> {};

  template<class LetCpo, class SetCpo>
  struct let_base {
    template<sender Sndr, movable_value F>
      requires(!std::same_as<SetCpo, set_stopped_t> || std::invocable<std::decay_t<F>>)
    constexpr auto operator()(Sndr&& sndr, F&& f) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(LetCpo(), std::forward<F>(f), std::forward<Sndr>(sndr)));
    }

    template<class F>
      requires decay_copyable<F>
    constexpr auto operator()(F&& f) const noexcept(std::is_nothrow_constructible_v<std::decay_t<F>, F>) {
      return execution::bind_adaptor(LetCpo(), std::forward<F>(f));
    }

    void operator()(...) const = delete (
      "[exec.let]/3: the arguments must be a sender and a function, and both must be moved if they cannot be copied");

    template<sender_for<LetCpo> Sndr, queryable Env>
    static constexpr auto transform_env(Sndr&& sndr, Env&& env) noexcept {
      return join_env{execution::let_env<SetCpo>(sndr.template get<2>()), execution::fwd_env(std::forward<Env>(env))};
    }
  };

  struct let_value_t : let_base<let_value_t, set_value_t> {};
  struct let_error_t : let_base<let_error_t, set_error_t> {};
  struct let_stopped_t : let_base<let_stopped_t, set_stopped_t> {};

  inline constexpr let_value_t let_value{};
  inline constexpr let_error_t let_error{};
  inline constexpr let_stopped_t let_stopped{};

} // namespace refstd::execution

#endif
