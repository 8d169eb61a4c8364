// [exec.sched], schedulers

#ifndef REFSTD_EXEC_SCHED_HPP
#define REFSTD_EXEC_SCHED_HPP

#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/exec.schedule.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/execution.syn.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Sch>
  concept scheduler =
    std::derived_from<typename std::remove_cvref_t<Sch>::scheduler_concept, scheduler_t> && queryable<Sch> &&
    requires(Sch&& sch) {
      { schedule(std::forward<Sch>(sch)) } -> sender;
      {
        auto(get_completion_scheduler<set_value_t>(get_env(schedule(std::forward<Sch>(sch)))))
      } -> std::same_as<std::remove_cvref_t<Sch>>;
    } && std::equality_comparable<std::remove_cvref_t<Sch>> && std::copyable<std::remove_cvref_t<Sch>>;

  template<class T>
  consteval bool is_scheduler() {
    return scheduler<T>;
  }

  template<scheduler Sch>
  using schedule_result_t = decltype(schedule(std::declval<Sch>()));

} // namespace refstd::execution

#endif
