// [exec.get.scheduler], execution::get_scheduler

#ifndef REFSTD_EXEC_GET_SCHEDULER_HPP
#define REFSTD_EXEC_GET_SCHEDULER_HPP

#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.sched.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct get_scheduler_t {
    template<class Env>
    constexpr auto operator()(const Env& env) const noexcept
      -> decltype(env.query(std::declval<const get_scheduler_t&>())) {
      static_assert(noexcept(env.query(*this)),
        "[exec.get.scheduler]/2: the environment's query(get_scheduler_t) must be noexcept");
      static_assert(scheduler<std::remove_cvref_t<decltype(env.query(*this))>>,
        "[exec.get.scheduler]/2: the environment's query(get_scheduler_t) must return a scheduler");
      return env.query(*this);
    }

    static constexpr bool query(forwarding_query_t) noexcept { return true; }
  };

  inline constexpr get_scheduler_t get_scheduler{};

} // namespace refstd::execution

#endif
