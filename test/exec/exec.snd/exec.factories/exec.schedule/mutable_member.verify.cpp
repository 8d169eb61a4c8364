// [exec.schedule]/2
//
// schedule(sch) is ill-formed if the member function cannot be called for sch as it is: here sch is const and the
// function is not.

#include "execution.h"
#include "tags.h"

struct scheduler {
  using scheduler_concept = tag::scheduler;

  auto schedule() noexcept { return ex::just(); } // REJECTED: a compiler may give this as the reason
  bool operator==(const scheduler&) const = default;
};

#ifdef CONTROL
void test(scheduler& sch) {
#else
void test(const scheduler& sch) {
#endif
  static_cast<void>(ex::schedule(sch)); // REJECTED
}
