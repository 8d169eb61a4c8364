// The algorithms that complete on another scheduler.

#ifndef SUPPORT_TRANSFERS_H
#define SUPPORT_TRANSFERS_H

#include "execution.h"

#include <utility>

struct continue_on {
  template<class Sndr, class Sch>
  constexpr auto operator()(Sndr&& sndr, Sch&& sch) const {
    return ex::continues_on(std::forward<Sndr>(sndr), std::forward<Sch>(sch));
  }
};

#if CONFORM_EDITION < 2026
// Later editions have another algorithm under this name.
struct schedule_it_from {
  template<class Sndr, class Sch>
  constexpr auto operator()(Sndr&& sndr, Sch&& sch) const {
    return ex::schedule_from(std::forward<Sch>(sch), std::forward<Sndr>(sndr));
  }
};
#endif

// Calls test with a function object transfer for each of them, so that transfer(sndr, sch) is the adapted sender.
template<class Test>
constexpr void for_each_transfer(Test test) {
  test(continue_on());
#if CONFORM_EDITION < 2026
  test(schedule_it_from());
#endif
}

#endif
