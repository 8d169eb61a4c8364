// [exec.counting.scopes], execution::simple_counting_scope, execution::counting_scope

#ifndef REFSTD_EXEC_COUNTING_SCOPES_HPP
#define REFSTD_EXEC_COUNTING_SCOPES_HPP

#include <refstd/exec.connect.hpp>
#include <refstd/exec.get.scheduler.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.schedule.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.stop.when.hpp>
#include <refstd/stopsource.inplace.hpp>

#include <atomic>
#include <concepts>
#include <cstddef>
#include <exception>
#include <limits>
#include <string_view>
#include <thread>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct scope_join_t {};

  enum class scope_state_type : std::size_t {
    unused,
    open,
    closed,
    open_and_joining,
    closed_and_joining,
    unused_and_closed,
    joined,
  };

  // What a join operation registers with its scope.
  struct scope_join_base {
    virtual void complete() noexcept = 0;
    scope_join_base* next = nullptr;

  protected:
    ~scope_join_base() = default;
  };

  // State and count are one word. A bit locks it while the list of join operations changes: nobody else changes the
  // word then. Whoever stores the word that says joined has taken the list before, and does not touch the scope after.
  class scope_base {
  public:
    static constexpr std::size_t max_associations = std::numeric_limits<std::size_t>::max() >> 4;

    scope_base() noexcept = default;
    scope_base(scope_base&&) = delete;

    ~scope_base() {
      switch (state_of(word.load(std::memory_order_acquire))) {
        using enum scope_state_type;
      case joined:
      case unused:
      case unused_and_closed:
        break;
      default:
        std::terminate();
      }
    }

    void close() noexcept {
      update([](std::size_t old) noexcept {
        switch (state_of(old)) {
          using enum scope_state_type;
        case unused:
          return with_state(old, unused_and_closed);
        case open:
          return with_state(old, closed);
        case open_and_joining:
          return with_state(old, closed_and_joining);
        default:
          return old;
        }
      });
    }

  protected:
    bool try_associate() noexcept {
      return update([](std::size_t old) noexcept {
        if (count_of(old) == max_associations)
          return old;
        switch (state_of(old)) {
          using enum scope_state_type;
        case unused:
          return with_state(old, open) + association;
        case open:
        case open_and_joining:
          return old + association;
        default:
          return old;
        }
      });
    }

    void disassociate() noexcept {
      scope_join_base* done = nullptr;
      update([](std::size_t old) noexcept { return last_of_joining(old) ? old | locked : old - association; },
        [&](std::size_t) noexcept {
          done = joins;
          return word_of(scope_state_type::joined);
        });
      while (done != nullptr)
        std::exchange(done, done->next)->complete();
    }

    // True if the scope is joined already.
    bool start_join_sender(scope_join_base& st) noexcept {
      bool is_joined = false;
      update(
        [&](std::size_t old) noexcept {
          // The text would have a scope that was opened and is not in use any more wait for ever (docs/defects.md).
          is_joined = count_of(old) == 0;
          return is_joined ? word_of(scope_state_type::joined) : old | locked;
        },
        [&](std::size_t old) noexcept {
          using enum scope_state_type;
          st.next = std::exchange(joins, &st);
          const bool is_open = state_of(old) == open || state_of(old) == open_and_joining;
          return with_state(old, is_open ? open_and_joining : closed_and_joining);
        });
      return is_joined;
    }

  private:
    static constexpr std::size_t state_mask = 7;
    static constexpr std::size_t locked = 8;
    static constexpr std::size_t association = 16;

    static constexpr scope_state_type state_of(std::size_t word) noexcept {
      return scope_state_type(word & state_mask);
    }
    static constexpr std::size_t count_of(std::size_t word) noexcept { return word / association; }
    static constexpr std::size_t word_of(scope_state_type state) noexcept { return static_cast<std::size_t>(state); }

    static constexpr std::size_t with_state(std::size_t word, scope_state_type state) noexcept {
      return (word & ~state_mask) | word_of(state);
    }

    // One association is left, and a join waits.
    static constexpr bool last_of_joining(std::size_t word) noexcept {
      using enum scope_state_type;
      return word == (association | word_of(open_and_joining)) || word == (association | word_of(closed_and_joining));
    }

    struct no_critical_section {};

    // Replaces the word by what change makes of it; if that is a locked one, by what critical makes of it, which may
    // use the list. True if that is another word.
    template<class Change, class Critical = no_critical_section>
    bool update(Change change, Critical critical = {}) noexcept {
      std::size_t old = word.load(std::memory_order_acquire);
      while (true) {
        if ((old & locked) != 0) {
          std::this_thread::yield();
          old = word.load(std::memory_order_acquire);
          continue;
        }
        const std::size_t changed = change(old);
        if (changed == old)
          return false;
        if (!word.compare_exchange_weak(old, changed, std::memory_order_acq_rel, std::memory_order_acquire))
          continue;
        if constexpr (!std::same_as<Critical, no_critical_section>)
          if ((changed & locked) != 0)
            word.store(critical(old), std::memory_order_release);
        return true;
      }
    }

    std::atomic<std::size_t> word{word_of(scope_state_type::unused)};
    scope_join_base* joins = nullptr;
  };

  template<class Scope, class Rcvr>
  struct scope_join_state : scope_join_base {
    struct rcvr_t {
      using receiver_concept = receiver_t;

      Rcvr& rcvr;

      void set_value() && noexcept { execution::set_value(std::move(rcvr)); }

      template<class E>
      void set_error(E&& e) && noexcept {
        execution::set_error(std::move(rcvr), std::forward<E>(e));
      }

      void set_stopped() && noexcept { execution::set_stopped(std::move(rcvr)); }

      decltype(auto) get_env() const noexcept { return execution::get_env(rcvr); }
    };

    using sched_sender = decltype(schedule(get_scheduler(get_env(std::declval<Rcvr&>()))));
    using op_t = connect_result_t<sched_sender, rcvr_t>;

    Scope* scope;
    Rcvr& receiver;
    op_t op;

    scope_join_state(Scope* scope, Rcvr& rcvr) noexcept(nothrow_callable<connect_t, sched_sender, rcvr_t>)
      : scope(scope)
      , receiver(rcvr)
      , op(connect(schedule(get_scheduler(get_env(rcvr))), rcvr_t{rcvr})) {}

    void complete() noexcept override { execution::start(op); }
    void complete_inline() noexcept { execution::set_value(std::move(receiver)); }
  };

  struct no_scheduler_to_join_on : std::exception {
    static constexpr std::string_view message =
      "[exec.counting.scopes.general]/4: a join completes on the scheduler of its receiver's environment, and that "
      "environment has none";
  };

  template<>
  struct impls_for<scope_join_t> : default_impls {
    template<class Sndr>
    using scope = std::remove_pointer_t<std::remove_cvref_t<data_type<Sndr>>>;

    static constexpr auto get_state =
      []<class Sndr, class Rcvr>(Sndr&& sender, Rcvr& receiver) noexcept(
        std::is_nothrow_constructible_v<scope_join_state<scope<Sndr>, Rcvr>, scope<Sndr>*, Rcvr&>) {
        return scope_join_state<scope<Sndr>, Rcvr>(sender.template get<1>(), receiver);
      };

    static constexpr auto start = [](auto& s, auto&) noexcept -> void {
      if (s.scope->start_join_sender(s))
        s.complete_inline();
    };

    // complete_inline, or whatever the scheduler does
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      if constexpr (sizeof...(Env) == 0)
        return type_error<environment_needed, Sndr>();
      else if constexpr (!(callable<get_scheduler_t, const Env&> && ...))
        return type_error<no_scheduler_to_join_on, Env...>();
      else
        return execution::merge_signatures(type_list<set_value_t()>(),
          signatures_or_error_t<decltype(schedule(get_scheduler(std::declval<Env>()))), Env>()...);
    }
  };

  class simple_counting_scope : scope_base {
    friend impls_for<scope_join_t>;

  public:
    struct token;

    using scope_base::max_associations;

    simple_counting_scope() noexcept = default;
    simple_counting_scope(simple_counting_scope&&) = delete;

    token get_token() noexcept;
    using scope_base::close;
    sender auto join() noexcept { return execution::make_sender(scope_join_t(), this); }
  };

  struct simple_counting_scope::token {
    template<sender Sender>
    Sender&& wrap(Sender&& snd) const noexcept {
      return std::forward<Sender>(snd);
    }

    bool try_associate() const noexcept { return scope->try_associate(); }
    void disassociate() const noexcept { scope->disassociate(); }

  private:
    friend simple_counting_scope;
    explicit token(simple_counting_scope* scope) noexcept : scope(scope) {}

    simple_counting_scope* scope;
  };

  inline simple_counting_scope::token simple_counting_scope::get_token() noexcept {
    return token(this);
  }

  class counting_scope : scope_base {
    friend impls_for<scope_join_t>;

  public:
    struct token;

    using scope_base::max_associations;

    counting_scope() noexcept = default;
    counting_scope(counting_scope&&) = delete;

    token get_token() noexcept;
    using scope_base::close;
    sender auto join() noexcept { return execution::make_sender(scope_join_t(), this); }
    void request_stop() noexcept { s_source.request_stop(); }

  private:
    inplace_stop_source s_source;
  };

  struct counting_scope::token {
    template<sender Sender>
    sender auto wrap(Sender&& snd) const
      noexcept(std::is_nothrow_constructible_v<std::remove_cvref_t<Sender>, Sender>) {
      return stop_when(std::forward<Sender>(snd), scope->s_source.get_token());
    }

    bool try_associate() const noexcept { return scope->try_associate(); }
    void disassociate() const noexcept { scope->disassociate(); }

  private:
    friend counting_scope;
    explicit token(counting_scope* scope) noexcept : scope(scope) {}

    counting_scope* scope;
  };

  inline counting_scope::token counting_scope::get_token() noexcept {
    return token(this);
  }

} // namespace refstd::execution

#endif
