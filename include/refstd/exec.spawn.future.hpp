// [exec.spawn.future], execution::spawn_future

#ifndef REFSTD_EXEC_SPAWN_FUTURE_HPP
#define REFSTD_EXEC_SPAWN_FUTURE_HPP

#include <refstd/exec.connect.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.scope.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.spawn.hpp>
#include <refstd/exec.stop.when.hpp>
#include <refstd/exec.write.env.hpp>
#include <refstd/stopsource.inplace.hpp>

#include <atomic>
#include <concepts>
#include <exception>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace refstd::execution {

  // The completion signatures of what spawn_future returns, of which each is an alternative of variant-t: the results
  // are kept, and moved from.
  template<class Tag, class... Args>
  consteval auto future_signature(Tag (*)(Args...)) {
    if constexpr (!decay_copyable<Args...>)
      return type_error<result_not_decay_copyable, Tag(Args...)>();
    else if constexpr (nothrow_decay_copyable<Args...>)
      return type_list<Tag(std::decay_t<Args>...)>();
    else
      return type_list<set_error_t(std::exception_ptr), Tag(std::decay_t<Args>...)>();
  }

  template<class Completions>
  using future_signatures = decltype(execution::merge_signatures(type_list<set_stopped_t()>(),
    execution::transform_signatures(Completions(), [](auto* sig) { return execution::future_signature(sig); })));

  template<class Sig>
  struct as_tuple;

  template<class Tag, class... Args>
  struct as_tuple<Tag(Args...)> {
    using type = decayed_tuple<Tag, Args...>;
  };

  template<class Signatures>
  struct future_variant;

  template<class... Sigs>
  struct future_variant<completion_signatures<Sigs...>> {
    using type = std::variant<std::monostate, typename as_tuple<Sigs>::type...>;
  };

  template<class Completions>
  struct spawn_future_state_base {
    future_variant<future_signatures<Completions>>::type result;
    virtual void complete() noexcept = 0;

  protected:
    ~spawn_future_state_base() = default;
  };

  template<class Completions>
  struct spawn_future_receiver {
    using receiver_concept = receiver_t;

    spawn_future_state_base<Completions>* state;

    template<class... T>
    void set_value(T&&... t) && noexcept {
      set_complete<set_value_t>(std::forward<T>(t)...);
    }

    template<class E>
    void set_error(E&& e) && noexcept {
      set_complete<set_error_t>(std::forward<E>(e));
    }

    void set_stopped() && noexcept { set_complete<set_stopped_t>(); }

  private:
    template<class Cpo, class... T>
    void set_complete(T&&... t) noexcept {
      using results = decayed_tuple<Cpo, T...>;
      if constexpr (nothrow_decay_copyable<T...>) {
        state->result.template emplace<results>(Cpo(), std::forward<T>(t)...);
      } else {
        try {
          state->result.template emplace<results>(Cpo(), std::forward<T>(t)...);
        } catch (...) {
          state->result.template emplace<std::tuple<set_error_t, std::exception_ptr>>(
            set_error_t(), std::current_exception());
        }
      }
      state->complete();
    }
  };

  template<class Sender, class Env>
  using future_spawned_sender =
    decltype(write_env(stop_when(std::declval<Sender>(), std::declval<inplace_stop_token>()), std::declval<Env>()));

  template<class Alloc, scope_token Token, sender Sender, class Env>
  class spawn_future_state final
    : spawn_future_state_base<completion_signatures_of_t<future_spawned_sender<Sender, Env>, execution::env<>>> {
    using alloc_t = std::allocator_traits<Alloc>::template rebind_alloc<spawn_future_state>;
    using sigs_t = completion_signatures_of_t<future_spawned_sender<Sender, Env>, execution::env<>>;
    using receiver_t = spawn_future_receiver<sigs_t>;
    using op_t = connect_result_t<future_spawned_sender<Sender, Env>, receiver_t>;

  public:
    using signatures = future_signatures<sigs_t>;

    spawn_future_state(const alloc_t& alloc, Sender&& sndr, const Token& token, Env&& env)
      : alloc(alloc)
      , op(connect(
          write_env(stop_when(std::forward<Sender>(sndr), ssource.get_token()), std::move(env)), receiver_t{this}))
      , token(token)
      , associated(token.try_associate()) {
      if (associated)
        execution::start(op);
      else
        execution::set_stopped(receiver_t{this});
    }

    template<receiver Rcvr>
    void consume(Rcvr& rcvr) noexcept {
      consumer = std::addressof(rcvr);
      complete_consumer = [](spawn_future_state& self) noexcept {
        std::visit(
          [&]<class Results>(Results&& results) noexcept {
            if constexpr (!std::same_as<Results, std::monostate>)
              std::apply(
                [&](auto cpo, auto&&... vals) noexcept {
                  cpo(std::move(*static_cast<Rcvr*>(self.consumer)), std::move(vals)...);
                },
                std::move(results));
          },
          std::move(self.result));
      };
      stage expected = stage::started;
      if (!reached.compare_exchange_strong(
            expected, stage::consumed, std::memory_order_acq_rel, std::memory_order_acquire))
        complete_consumer(*this);
    }

    void abandon() noexcept {
      stage expected = stage::started;
      if (reached.compare_exchange_strong(
            expected, stage::abandoning, std::memory_order_relaxed, std::memory_order_acquire)) {
        ssource.request_stop();
        // The operation may have completed because of the request: the source had to stay until here.
        expected = reached.exchange(stage::abandoned, std::memory_order_acq_rel);
      }
      if (expected == stage::completed)
        destroy();
    }

  private:
    // abandoning: stop is being requested, and whoever does that looks after the rest.
    enum class stage : unsigned char { started, consumed, abandoning, abandoned, completed };

    void complete() noexcept override {
      switch (reached.exchange(stage::completed, std::memory_order_acq_rel)) {
      case stage::consumed:
        complete_consumer(*this);
        break;
      case stage::abandoned:
        destroy();
        break;
      default:
        break;
      }
    }

    void destroy() noexcept {
      const auto token = std::move(this->token);
      const bool associated = this->associated;
      execution::delete_spawn_state(std::move(alloc), this);
      if (associated)
        token.disassociate();
    }

    void* consumer;
    void (*complete_consumer)(spawn_future_state&) noexcept;

    [[no_unique_address]] alloc_t alloc;
    inplace_stop_source ssource;
    op_t op;
    [[no_unique_address]] Token token;
    bool associated;
    std::atomic<stage> reached{stage::started};
  };

  struct abandon_future {
    template<class State>
    void operator()(State* state) const noexcept {
      state->abandon();
    }
  };

  struct spawn_future_t {
    template<sender Sndr, class Token, class Env = env<>>
      requires scope_token<std::remove_cvref_t<Token>> && queryable<std::remove_cvref_t<Env>>
    auto operator()(Sndr&& sndr, Token&& token, Env&& env = {}) const {
      auto&& new_sender = token.wrap(std::forward<Sndr>(sndr));
      using wrapped = decltype(new_sender);
      const auto alloc = execution::spawn_allocator(env, new_sender);
      auto senv = execution::spawn_env(alloc, std::forward<Env>(env), new_sender);

      using signatures = signatures_or_error_t<future_spawned_sender<wrapped, decltype(senv)>, execution::env<>>;
      if constexpr (is_type_error<signatures>) {
        static_assert(false, signatures::message);
      } else if constexpr (is_type_error<future_signatures<signatures>>) {
        static_assert(false, future_signatures<signatures>::message);
      } else {
        using state =
          spawn_future_state<std::remove_const_t<decltype(alloc)>, std::remove_cvref_t<Token>, wrapped, decltype(senv)>;
        std::unique_ptr<state, abandon_future> u(
          execution::new_spawn_state<state>(alloc, std::forward<wrapped>(new_sender), token, std::move(senv)));
        return execution::make_sender(*this, std::move(u));
      }
    }
  };

  template<>
  struct impls_for<spawn_future_t> : default_impls {
    static constexpr auto start = [](auto& state, auto& rcvr) noexcept -> void { state->consume(rcvr); };

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return typename std::remove_cvref_t<data_type<Sndr>>::element_type::signatures();
    }
  };

  inline constexpr spawn_future_t spawn_future{};

} // namespace refstd::execution

#endif
