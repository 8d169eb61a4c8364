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

  struct sync_wait_t {
    template<class Sndr>
    auto operator()(Sndr&& sndr) const {
      static_assert(execution::sender<Sndr>, "[exec.sync.wait]/4: the argument of sync_wait is not a sender");
      if constexpr (execution::sender<Sndr>) {
        if constexpr (!execution::sender_in<Sndr, sync_wait_env>) {
          diagnosis<execution::signatures_or_error_t<Sndr, sync_wait_env>>();
        } else {
          static_assert(
            requires { typename sync_wait_result_type<Sndr>; },
            "[exec.sync.wait]/4: the sender must have exactly one value completion signature");
          if constexpr (requires { typename sync_wait_result_type<Sndr>; }) {
            using result =
              decltype(execution::apply_sender(execution::get_domain_early(sndr), *this, std::forward<Sndr>(sndr)));
            static_assert(std::same_as<result, sync_wait_result_type<Sndr>>,
              "[exec.sync.wait]/4: the domain's apply_sender must return the type that sync_wait returns");
            return execution::apply_sender(execution::get_domain_early(sndr), *this, std::forward<Sndr>(sndr));
          }
        }
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
