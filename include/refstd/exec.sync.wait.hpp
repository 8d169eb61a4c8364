// [exec.sync.wait], this_thread::sync_wait

#ifndef REFSTD_EXEC_SYNC_WAIT_HPP
#define REFSTD_EXEC_SYNC_WAIT_HPP

#include <refstd/exec.connect.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.get.delegation.scheduler.hpp>
#include <refstd/exec.get.scheduler.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.run.loop.hpp>
#include <refstd/exec.snd.apply.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.domain.hpp>

#include <concepts>
#include <exception>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::this_thread {

  struct sync_wait_env {
    execution::run_loop* loop;

    auto query(execution::get_scheduler_t) const noexcept { return loop->get_scheduler(); }
    auto query(execution::get_delegation_scheduler_t) const noexcept { return loop->get_scheduler(); }
  };

  template<execution::sender_in<sync_wait_env> Sndr>
  using sync_wait_result_type =
    std::optional<execution::value_types_of_t<Sndr, sync_wait_env, execution::decayed_tuple, std::type_identity_t>>;

  template<class Sndr>
  struct sync_wait_state {
    execution::run_loop loop;
    std::exception_ptr error;
    sync_wait_result_type<Sndr> result;
  };

  template<class Sndr>
  struct sync_wait_receiver {
    using receiver_concept = execution::receiver_t;
    sync_wait_state<Sndr>* state;

    template<class... Args>
      requires std::constructible_from<typename sync_wait_result_type<Sndr>::value_type, Args...>
    void set_value(Args&&... args) && noexcept {
      try {
        state->result.emplace(std::forward<Args>(args)...);
      } catch (...) {
        state->error = std::current_exception();
      }
      state->loop.finish();
    }

    template<class Error>
    void set_error(Error&& err) && noexcept {
      state->error = as_except_ptr(std::forward<Error>(err));
      state->loop.finish();
    }

    void set_stopped() && noexcept { state->loop.finish(); }

    sync_wait_env get_env() const noexcept { return {&state->loop}; }
  };

  struct no_sender_waited_for {
    static constexpr std::string_view message = "[exec.sync.wait]/4: the argument of sync_wait is not a sender: it has "
                                                "no member type sender_concept, or cannot be moved";
  };

  struct lvalue_waited_for {
    static constexpr std::string_view message =
      "[exec.sync.wait]/4: the argument of sync_wait is an lvalue of a sender that cannot be copied: use std::move";
  };

  struct no_single_completion {
    static constexpr std::string_view message =
      "[exec.sync.wait]/4: sync_wait needs a sender with exactly one value completion: use sync_wait_with_variant";
  };

  struct cannot_be_connected {
    static constexpr std::string_view message =
      "[exec.sync.wait]/9: the sender has no member function connect for the receiver of sync_wait";
  };

  struct sync_wait_t {
    template<class Sndr>
    auto operator()(Sndr&& sndr) const {
      if constexpr (!execution::sender<std::remove_cvref_t<Sndr>>) {
        diagnosis<diagnosable<no_sender_waited_for, Sndr>>();
      } else if constexpr (!execution::sender<Sndr>) {
        diagnosis<diagnosable<lvalue_waited_for, Sndr>>();
      } else if constexpr (!execution::sender_in<Sndr, sync_wait_env>) {
        diagnosis<execution::signatures_or_error_t<Sndr, sync_wait_env>>();
      } else if constexpr (!requires { typename sync_wait_result_type<Sndr>; }) {
        diagnosis<diagnosable<no_single_completion, execution::signatures_or_error_t<Sndr, sync_wait_env>>>();
      } else if constexpr (std::same_as<decltype(execution::get_domain_early(sndr)), execution::default_domain> &&
                           !requires { execution::connect(std::forward<Sndr>(sndr), sync_wait_receiver<Sndr>()); }) {
        // Not left to the constraint of apply_sender, from which an error would come with all its context.
        diagnosis<diagnosable<cannot_be_connected, Sndr>>();
      } else {
        using result =
          decltype(execution::apply_sender(execution::get_domain_early(sndr), *this, std::forward<Sndr>(sndr)));
        static_assert(std::same_as<result, sync_wait_result_type<Sndr>>,
          "[exec.sync.wait]/4: the domain's apply_sender must return the type that sync_wait returns");
        return execution::apply_sender(execution::get_domain_early(sndr), *this, std::forward<Sndr>(sndr));
      }
    }

    template<class Sndr>
      requires execution::sender_to<Sndr, sync_wait_receiver<Sndr>>
    sync_wait_result_type<Sndr> apply_sender(Sndr&& sndr) const {
      sync_wait_state<Sndr> state;
      auto op = execution::connect(std::forward<Sndr>(sndr), sync_wait_receiver<Sndr>{&state});
      execution::start(op);

      state.loop.run();
      if (state.error)
        std::rethrow_exception(std::move(state.error));
      return std::move(state.result);
    }
  };

  inline constexpr sync_wait_t sync_wait{};

} // namespace refstd::this_thread

#endif
