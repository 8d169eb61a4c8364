// [exec.get.fwd.progress], execution::get_forward_progress_guarantee

#ifndef REFSTD_EXEC_GET_FWD_PROGRESS_HPP
#define REFSTD_EXEC_GET_FWD_PROGRESS_HPP

#include <refstd/exec.queryable.hpp>
#include <refstd/exec.sched.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  enum class forward_progress_guarantee { concurrent, parallel, weakly_parallel };

  struct get_forward_progress_guarantee_t {
    template<scheduler Sch>
    constexpr decltype(auto) operator()(Sch&& sch) const noexcept {
      if constexpr (answers<std::remove_cvref_t<Sch>, get_forward_progress_guarantee_t>) {
        using guarantee = decltype(std::as_const(sch).query(*this));
        static_assert(noexcept(std::as_const(sch).query(*this)),
          "[exec.get.fwd.progress]/2.1: the scheduler's query(get_forward_progress_guarantee_t) must be noexcept");
        static_assert(std::same_as<std::remove_cvref_t<guarantee>, forward_progress_guarantee>,
          "[exec.get.fwd.progress]/2.1: the scheduler must answer with a value of forward_progress_guarantee");
        return std::as_const(sch).query(*this);
      } else {
        return forward_progress_guarantee::weakly_parallel;
      }
    }
  };

  inline constexpr get_forward_progress_guarantee_t get_forward_progress_guarantee{};

} // namespace refstd::execution

#endif
