// [exec.schedule], execution::schedule

#ifndef REFSTD_EXEC_SCHEDULE_HPP
#define REFSTD_EXEC_SCHEDULE_HPP

#include <refstd/exec.snd.concepts.hpp>

#include <utility>

namespace refstd::execution {

  struct schedule_t {
    // The return type is spelled out so that the concept scheduler, which asks for it, is not satisfied rather than
    // ends in the error below.
    template<class Sch>
    constexpr auto operator()(Sch&& sch) const noexcept(noexcept(std::forward<Sch>(sch).schedule()))
      -> decltype(std::forward<Sch>(sch).schedule()) {
      static_assert(sender<decltype(std::forward<Sch>(sch).schedule())>,
        "[exec.schedule]/3: the scheduler's member function schedule must return a sender");
      return std::forward<Sch>(sch).schedule();
    }
  };

  inline constexpr schedule_t schedule{};

} // namespace refstd::execution

#endif
