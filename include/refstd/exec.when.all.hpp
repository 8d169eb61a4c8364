// [exec.when.all], execution::when_all, execution::when_all_with_variant

#ifndef REFSTD_EXEC_WHEN_ALL_HPP
#define REFSTD_EXEC_WHEN_ALL_HPP

#include <refstd/exec.get.domain.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.into.variant.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>
#include <refstd/stopcallback.inplace.hpp>
#include <refstd/stoptoken.concepts.hpp>

#include <atomic>
#include <concepts>
#include <cstddef>
#include <exception>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace refstd::execution {

  struct when_all_t;

  struct several_value_completions : std::exception {
    static constexpr std::string_view message =
      "[exec.when.all]/8: a sender given to when_all has more than one value completion: use when_all_with_variant";
  };

  struct no_common_domain : std::exception {
    static constexpr std::string_view message =
      "[exec.when.all]/9: the senders given to when_all have no common domain";
  };

  template<class... Sndrs>
  using when_all_domains = std::common_type<decltype(execution::get_domain_early(std::declval<Sndrs>()))...>;

  template<class... Sndrs>
  concept has_common_domain = requires { typename when_all_domains<Sndrs...>::type; };

  // CD2
  template<class... Sndrs>
  consteval auto when_all_domain() {
    if constexpr (has_common_domain<Sndrs...>)
      return typename when_all_domains<Sndrs...>::type();
    else
      return default_domain();
  }

  template<class Env>
  struct when_all_env {
    inplace_stop_token token;
    [[no_unique_address]] Env env;

    constexpr inplace_stop_token query(get_stop_token_t) const noexcept { return token; }

    template<class Query>
      requires(!std::same_as<Query, get_stop_token_t>) && has_query<Env, Query>
    constexpr decltype(auto) query(Query q) const noexcept(noexcept(env.query(q))) {
      return env.query(q);
    }
  };

  template<class Env>
  constexpr auto make_when_all_env(const inplace_stop_source& stop_src, Env&& env) noexcept {
    return when_all_env<fwd_env_t<Env>>{stop_src.get_token(), execution::fwd_env(std::forward<Env>(env))};
  }

  template<class Env>
  using when_all_env_t =
    decltype(execution::make_when_all_env(std::declval<inplace_stop_source&>(), std::declval<Env>()));

  enum class disposition : unsigned char { started, error, stopped };

  struct none_such {};

  // What when_all keeps of the completions of its children. Values is a tuple with an optional for each child, or
  // tuple<> if some child never succeeds; Errors is a variant, or none_such if no child ever fails.
  template<class Rcvr, std::size_t Count, class Values, class Errors>
  struct when_all_state {
    using stop_callback = stop_callback_for_t<stop_token_of_t<env_of_t<Rcvr>>, on_stop_request>;

    inplace_stop_source stop_src{};
    std::atomic<unsigned> count{Count}; // shares a word with disp, and with on_stop if stop is impossible
    std::atomic<disposition> disp{disposition::started};
    std::optional<stop_callback> on_stop{std::nullopt};
    [[no_unique_address]] Errors errors{};
    [[no_unique_address]] Values values{};

    void arrive(Rcvr& rcvr) noexcept {
      if (0 == --count)
        complete(rcvr);
    }

    void complete(Rcvr& rcvr) noexcept {
      on_stop.reset();
      switch (disp.load(std::memory_order_relaxed)) { // all children have arrived
      case disposition::started:
        if constexpr (!std::same_as<Values, std::tuple<>>)
          set_values(rcvr);
        break;
      case disposition::error:
        if constexpr (!std::same_as<Errors, none_such>)
          std::visit(
            [&]<class Error>(Error& error) noexcept {
              if constexpr (!std::same_as<Error, none_such>)
                execution::set_error(std::move(rcvr), std::move(error));
            },
            errors);
        break;
      case disposition::stopped:
        execution::set_stopped(std::move(rcvr));
      }
    }

  private:
    void set_values(Rcvr& rcvr) noexcept {
      auto tie = []<class... T>(std::tuple<T...>& t) noexcept { return std::tuple<T&...>(t); };
      auto set = [&](auto&... t) noexcept { execution::set_value(std::move(rcvr), std::move(t)...); };
      std::apply([&](auto&... opts) noexcept { std::apply(set, std::tuple_cat(tie(*opts)...)); }, values);
    }
  };

  template<class... Ts>
  using decayed_list = type_list<std::decay_t<Ts>...>;

  template<class... Ts>
  consteval auto when_all_copy_failure() {
    if constexpr (nothrow_decay_copyable<Ts...>)
      return type_list<>();
    else
      return type_list<set_error_t(std::exception_ptr)>();
  }

  // What one completion signature of a child makes when_all fail with.
  template<class Tag, class... Ts>
  consteval auto when_all_failures_of(Tag (*)(Ts...)) {
    if constexpr (!decay_copyable<Ts...>)
      return type_error<result_not_decay_copyable, Tag(Ts...)>();
    else if constexpr (std::same_as<Tag, set_error_t>)
      return type_list<Tag(std::decay_t<Ts>...)>() + execution::when_all_copy_failure<Ts...>();
    else
      return execution::when_all_copy_failure<Ts...>();
  }

  // The same for all signatures of all children, or a type_error.
  template<class... ChildSigs>
  consteval auto when_all_failures(ChildSigs... sigs) {
    if constexpr ((is_type_error<ChildSigs> || ...))
      return execution::merge_signatures(sigs...);
    else if constexpr (((sigs.count_of(set_value_t()) >= 2) || ...))
      return type_error<several_value_completions, ChildSigs...>();
    else
      return execution::merge_signatures(
        execution::transform_signatures(sigs, [](auto* sig) { return execution::when_all_failures_of(sig); })...);
  }

  template<class... ChildSigs>
  inline constexpr bool all_can_succeed = ((ChildSigs::count_of(set_value_t()) == 1) && ...);

  template<class Sigs>
  using decayed_values = gather_signatures<set_value_t, Sigs, decayed_list, std::type_identity_t>;

  template<class... Ts>
  consteval auto value_completion(type_list<Ts...>) {
    return type_list<set_value_t(Ts...)>();
  }

  // Its own failures, its success if all children can succeed, and always the stop that it may find requested in start.
  template<class... ChildSigs>
  consteval auto when_all_signatures(ChildSigs... sigs) {
    constexpr auto failures = execution::when_all_failures(sigs...);
    if constexpr (is_type_error<decltype(failures)>)
      return failures;
    else if constexpr (all_can_succeed<ChildSigs...>)
      return execution::merge_signatures(
        execution::value_completion((type_list<>() + ... + decayed_values<ChildSigs>())), failures,
        type_list<set_stopped_t()>());
    else
      return execution::merge_signatures(failures, type_list<set_stopped_t()>());
  }

  template<class... ChildSigs>
  struct when_all_values {
    using type = std::tuple<>;
  };

  template<class... ChildSigs>
    requires all_can_succeed<ChildSigs...>
  struct when_all_values<ChildSigs...> {
    using type = std::tuple<gather_signatures<set_value_t, ChildSigs, decayed_tuple, std::optional>...>;
  };

  template<class... Errors>
  using errors_variant = std::conditional_t<sizeof...(Errors) == 0, none_such, std::variant<none_such, Errors...>>;

  template<class Rcvr, class... ChildSigs>
  using when_all_state_of = when_all_state<Rcvr, sizeof...(ChildSigs), typename when_all_values<ChildSigs...>::type,
    gather_signatures<set_error_t, decltype(execution::when_all_failures(ChildSigs()...)), std::type_identity_t,
      errors_variant>>;

  template<>
  struct impls_for<when_all_t> : default_impls {
    static constexpr auto get_attrs = []<class... Child>(const auto&, const Child&...) noexcept {
      using domain = decltype(execution::when_all_domain<const Child&...>());
      if constexpr (std::same_as<domain, default_domain>)
        return env<>();
      else
        return execution::make_env(get_domain, domain());
    };

    static constexpr auto get_env = [](auto, auto& state, const auto& rcvr) noexcept {
      return execution::make_when_all_env(state.stop_src, execution::get_env(rcvr));
    };

    template<class Sndr, class Rcvr, std::size_t... Is>
    static auto state_for(std::index_sequence<Is...>)
      -> when_all_state_of<Rcvr, completion_signatures_of_t<child_type<Sndr, Is>, when_all_env_t<env_of_t<Rcvr>>>...>;

    static constexpr auto get_state =
      []<class Sndr, class Rcvr>(
        Sndr&&, Rcvr&) noexcept -> decltype(impls_for::state_for<Sndr, Rcvr>(indices_for<Sndr>())) { return {}; };

    static constexpr auto start = []<class State, class Rcvr, class... Ops>(
                                    State& state, Rcvr& rcvr, Ops&... ops) noexcept -> void {
      state.on_stop.emplace(get_stop_token(execution::get_env(rcvr)), on_stop_request{state.stop_src});
      if (!unstoppable_token<stop_token_of_t<env_of_t<Rcvr>>> && state.stop_src.stop_requested()) {
        state.on_stop.reset();
        execution::set_stopped(std::move(rcvr));
      } else {
        (execution::start(ops), ...);
      }
    };

    // The first error is kept, and stops the other children.
    template<class State, class Error>
    static void fail(State& state, Error&& error) noexcept {
      if (disposition::error == state.disp.exchange(disposition::error))
        return;
      state.stop_src.request_stop();
      if constexpr (nothrow_decay_copyable<Error>) {
        state.errors.template emplace<std::decay_t<Error>>(std::forward<Error>(error));
      } else {
        try {
          state.errors.template emplace<std::decay_t<Error>>(std::forward<Error>(error));
        } catch (...) {
          state.errors.template emplace<std::exception_ptr>(std::current_exception());
        }
      }
    }

    static constexpr auto complete = []<class Index, class State, class Rcvr, class Set, class... Args>(
                                       Index, State& state, Rcvr& rcvr, Set, Args&&... args) noexcept -> void {
      if constexpr (std::same_as<Set, set_error_t>) {
        impls_for::fail(state, std::forward<Args>(args)...);
      } else if constexpr (std::same_as<Set, set_stopped_t>) {
        auto expected = disposition::started;
        if (state.disp.compare_exchange_strong(expected, disposition::stopped))
          state.stop_src.request_stop();
      } else if constexpr (!std::same_as<decltype(State::values), std::tuple<>>) {
        if (state.disp == disposition::started) {
          auto& opt = std::get<Index::value>(state.values);
          if constexpr (nothrow_decay_copyable<Args...>) {
            opt.emplace(std::forward<Args>(args)...);
          } else {
            try {
              opt.emplace(std::forward<Args>(args)...);
            } catch (...) {
              impls_for::fail(state, std::current_exception());
            }
          }
        }
      }
      state.arrive(rcvr);
    };

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return []<std::size_t... Is>(std::index_sequence<Is...>) {
        if constexpr (!has_common_domain<child_type<Sndr, Is>...>)
          return type_error<no_common_domain, child_type<Sndr, Is>...>();
        else
          return execution::when_all_signatures(
            signatures_or_error_t<child_type<Sndr, Is>, when_all_env_t<Env>...>()...);
      }(indices_for<Sndr>());
    }
  };

  struct when_all_t {
    template<sender... Sndrs>
      requires(sizeof...(Sndrs) > 0)
    constexpr auto operator()(Sndrs&&... sndrs) const {
      return execution::transform_sender(execution::when_all_domain<Sndrs...>(),
        execution::make_sender(*this, no_data(), std::forward<Sndrs>(sndrs)...));
    }

    void operator()(...) const = delete ("[exec.when.all]/2: the arguments must be senders, at least one");
  };

  inline constexpr when_all_t when_all{};

  struct when_all_with_variant_t {
    template<sender... Sndrs>
      requires(sizeof...(Sndrs) > 0)
    constexpr auto operator()(Sndrs&&... sndrs) const {
      return execution::transform_sender(execution::when_all_domain<Sndrs...>(),
        execution::make_sender(*this, no_data(), std::forward<Sndrs>(sndrs)...));
    }

    void operator()(...) const = delete ("[exec.when.all]/2: the arguments must be senders, at least one");

    template<sender_for<when_all_with_variant_t> Sndr, queryable Env>
    static constexpr auto transform_sender(Sndr&& sndr, Env&&) {
      return std::forward<Sndr>(sndr).apply([]<class... Child>(auto&&, auto&&, Child&&... child) {
        return when_all(into_variant(std::forward<Child>(child))...);
      });
    }
  };

  template<>
  struct impls_for<when_all_with_variant_t> : replaced_impls<when_all_with_variant_t> {};

  inline constexpr when_all_with_variant_t when_all_with_variant{};

} // namespace refstd::execution

#endif
