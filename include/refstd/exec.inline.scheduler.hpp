// [exec.inline.scheduler], execution::inline_scheduler

#ifndef REFSTD_EXEC_INLINE_SCHEDULER_HPP
#define REFSTD_EXEC_INLINE_SCHEDULER_HPP

#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/execution.syn.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  class inline_scheduler {
    class inline_sender;

    template<receiver R>
    class inline_state;

  public:
    using scheduler_concept = scheduler_t;

    constexpr inline_sender schedule() const noexcept;
    constexpr bool operator==(const inline_scheduler&) const noexcept = default;
  };

  template<receiver R>
  class inline_scheduler::inline_state {
  public:
    using operation_state_concept = operation_state_t;

    constexpr explicit inline_state(R&& rcvr) noexcept(std::is_nothrow_move_constructible_v<R>)
      : rcvr(std::move(rcvr)) {}
    inline_state(inline_state&&) = delete;

    constexpr void start() & noexcept { execution::set_value(std::move(rcvr)); }

  private:
    [[no_unique_address]] R rcvr;
  };

  class inline_scheduler::inline_sender {
    struct attrs {
      constexpr inline_scheduler query(get_completion_scheduler_t<set_value_t>) const noexcept { return {}; }
    };

  public:
    using sender_concept = sender_t;

    template<class>
    static consteval auto get_completion_signatures() -> completion_signatures<set_value_t()> {
      return {};
    }

    constexpr attrs get_env() const noexcept { return {}; }

    template<receiver R>
    constexpr inline_state<R> connect(R rcvr) const noexcept(std::is_nothrow_move_constructible_v<R>) {
      return inline_state<R>(std::move(rcvr));
    }
  };

  constexpr inline_scheduler::inline_sender inline_scheduler::schedule() const noexcept {
    return {};
  }

} // namespace refstd::execution

#endif
