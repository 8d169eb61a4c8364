// [exec.schedule]/2
//
// schedule(sch) is ill-formed if sch has no member function schedule; a function that is not a member does not count.

#include "execution.h"
#include "tags.h"

namespace user {
  struct scheduler {
    using scheduler_concept = tag::scheduler;

#ifdef CONTROL
    auto schedule() const noexcept { return ex::just(); }
#endif
    bool operator==(const scheduler&) const = default;
  };

  auto schedule(const scheduler&) noexcept {
    return ex::just();
  }
} // namespace user

void test(user::scheduler sch) {
  static_cast<void>(ex::schedule(sch)); // REJECTED
}
