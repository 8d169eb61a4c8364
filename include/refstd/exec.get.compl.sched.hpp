// [exec.get.compl.sched], execution::get_completion_scheduler

#ifndef REFSTD_EXEC_GET_COMPL_SCHED_HPP
#define REFSTD_EXEC_GET_COMPL_SCHED_HPP

#include <refstd/exec.fwd.env.hpp>
#include <refstd/execution.syn.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Tag>
  concept completion_tag =
    std::same_as<Tag, set_value_t> || std::same_as<Tag, set_error_t> || std::same_as<Tag, set_stopped_t>;

  template<class T>
  consteval bool is_scheduler(); // defined in [exec.sched]: the concept scheduler needs this query

  template<class CPO>
  struct get_completion_scheduler_t {
    // The return type is spelled out so that asking for it does not instantiate the body, whose check asks for
    // scheduler, which asks for this query.
    template<class Q>
      requires completion_tag<CPO>
    constexpr auto operator()(const Q& q) const noexcept
      -> decltype(q.query(std::declval<const get_completion_scheduler_t&>())) {
      static_assert(noexcept(q.query(*this)),
        "[exec.get.compl.sched]/2: the attributes' query(get_completion_scheduler_t) must be noexcept");
      static_assert(is_scheduler<std::remove_cvref_t<decltype(q.query(*this))>>(),
        "[exec.get.compl.sched]/2: the attributes' query(get_completion_scheduler_t) must return a scheduler");
      return q.query(*this);
    }

    static constexpr bool query(forwarding_query_t) noexcept { return true; }
  };

  template<class CPO>
  constexpr get_completion_scheduler_t<CPO> get_completion_scheduler{};

} // namespace refstd::execution

#endif
