// [exec.schedule.from], execution::schedule_from

#ifndef REFSTD_EXEC_SCHEDULE_FROM_HPP
#define REFSTD_EXEC_SCHEDULE_FROM_HPP

#include <refstd/exec.connect.hpp>
#include <refstd/exec.sched.hpp>
#include <refstd/exec.schedule.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <exception>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace refstd::execution {

  struct schedule_from_t;

  template<class Sig>
  struct schedule_from_result;

  template<class Tag, class... Args>
  struct schedule_from_result<Tag(Args...)> {
    using tuple = decayed_tuple<Tag, Args...>;
    using signature = Tag(std::decay_t<Args>...);
    static constexpr bool nothrow = nothrow_decay_copyable<Args...>;
    static constexpr bool valid = decay_copyable<Args...>;
  };

  // The part of the state that the receiver of the schedule sender needs to know.
  template<class Rcvr, class Sigs>
  struct schedule_from_results;

  template<class Rcvr, class... Sigs>
  struct schedule_from_results<Rcvr, completion_signatures<Sigs...>> {
    using error_completion = std::conditional_t<(schedule_from_result<Sigs>::nothrow && ...), std::monostate,
      std::tuple<set_error_t, std::exception_ptr>>;
    using variant_t = make_type_set<std::monostate, typename schedule_from_result<Sigs>::tuple...,
      error_completion>::template apply<std::variant>;

    Rcvr& rcvr;
    variant_t async_result{};
  };

  template<class Rcvr, class Sigs>
  struct schedule_from_receiver {
    using receiver_concept = receiver_t;
    schedule_from_results<Rcvr, Sigs>* state;

    constexpr void set_value() && noexcept {
      std::visit(
        [this]<class Tuple>(Tuple& result) noexcept -> void {
          if constexpr (!std::same_as<std::monostate, Tuple>)
            std::apply(
              [this](auto tag, auto&... args) noexcept { tag(std::move(state->rcvr), std::move(args)...); }, result);
        },
        state->async_result);
    }

    template<class Error>
    constexpr void set_error(Error&& err) && noexcept {
      execution::set_error(std::move(state->rcvr), std::forward<Error>(err));
    }

    constexpr void set_stopped() && noexcept { execution::set_stopped(std::move(state->rcvr)); }

    constexpr decltype(auto) get_env() const noexcept { return execution::fwd_env(execution::get_env(state->rcvr)); }
  };

  template<class Sch, class Rcvr, class Sigs>
  struct schedule_from_state : schedule_from_results<Rcvr, Sigs> {
    using receiver_t = schedule_from_receiver<Rcvr, Sigs>;

    constexpr schedule_from_state(Sch sch, Rcvr& rcvr) noexcept(noexcept(connect(schedule(sch), receiver_t{nullptr})))
      : schedule_from_results<Rcvr, Sigs>{rcvr}
      , op_state(connect(schedule(sch), receiver_t{this})) {}

    connect_result_t<schedule_result_t<Sch&>, receiver_t> op_state;
  };

  template<>
  struct impls_for<schedule_from_t> : default_impls {
    static constexpr auto get_attrs = [](const auto& data, const auto& child) noexcept -> decltype(auto) {
      return join_env{sched_attrs{data}, execution::fwd_env(execution::get_env(child))};
    };

    template<class Sndr, class Rcvr>
    using state = schedule_from_state<std::decay_t<data_type<Sndr>>, Rcvr,
      completion_signatures_of_t<child_type<Sndr>, fwd_env_t<env_of_t<Rcvr>>>>;

    static constexpr auto get_state =
      []<class Sndr, class Rcvr>(Sndr&& sndr, Rcvr& rcvr) noexcept(
        std::is_nothrow_constructible_v<state<Sndr, Rcvr>, const std::decay_t<data_type<Sndr>>&, Rcvr&>)
      -> state<Sndr, Rcvr> { return {sndr.template get<1>(), rcvr}; };

    static constexpr auto complete = []<class Tag, class... Args>(
                                       auto, auto& state, auto&, Tag, Args&&... args) noexcept -> void {
      using result_t = decayed_tuple<Tag, Args...>;
      if constexpr (nothrow_decay_copyable<Args...>) {
        state.async_result.template emplace<result_t>(Tag(), std::forward<Args>(args)...);
      } else {
        try {
          state.async_result.template emplace<result_t>(Tag(), std::forward<Args>(args)...);
        } catch (...) {
          state.async_result.template emplace<std::tuple<set_error_t, std::exception_ptr>>(
            set_error_t(), std::current_exception());
        }
      }
      execution::start(state.op_state);
    };

    // A result of the child is delivered from its decayed copy.
    template<class Tag, class... Ts>
    static consteval auto transform_signature(Tag (*)(Ts...)) {
      if constexpr (!decay_copyable<Ts...>)
        return type_error<result_not_decay_copyable, Tag(Ts...)>();
      else if constexpr (nothrow_decay_copyable<Ts...>)
        return type_list<Tag(std::decay_t<Ts>...)>();
      else
        return type_list<Tag(std::decay_t<Ts>...), set_error_t(std::exception_ptr)>();
    }

    // Of the scheduler's completions the receiver gets to see all but the success.
    template<class Tag, class... Ts>
    static consteval auto schedule_signature(Tag (*)(Ts...)) {
      if constexpr (std::same_as<Tag, set_value_t>)
        return type_list<>();
      else
        return type_list<Tag(Ts...)>();
    }

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return execution::merge_signatures(
        execution::transform_signatures_of<schedule_result_t<data_type<Sndr>>, fwd_env_t<Env>...>(
          []<class Sig>(Sig* sig) { return impls_for::schedule_signature(sig); }),
        execution::transform_signatures_of<child_type<Sndr>, fwd_env_t<Env>...>(
          []<class Sig>(Sig* sig) { return impls_for::transform_signature(sig); }));
    }
  };

  struct schedule_from_t {
    template<scheduler Sch, sender Sndr>
    constexpr auto operator()(Sch&& sch, Sndr&& sndr) const {
      return execution::transform_sender(execution::query_with_default(get_domain, sch, default_domain()),
        execution::make_sender(*this, std::forward<Sch>(sch), std::forward<Sndr>(sndr)));
    }

    void operator()(...) const = delete (
      "[exec.schedule.from]/2: the arguments must be a scheduler and a sender, in this order");
  };

  inline constexpr schedule_from_t schedule_from{};

} // namespace refstd::execution

#endif
