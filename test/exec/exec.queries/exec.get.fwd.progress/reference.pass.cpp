// [exec.get.fwd.progress]/2.1
//
// If the scheduler answers with a reference, get_forward_progress_guarantee(sch) refers to the same object.
//
// EDITION: cd c++26
// INFORMATIVE: the mandate on the type of the answer may be read so that a reference is none

#include "execution.h"
#include "queries.h"
#include "tags.h"

#include <cassert>
#include <concepts>

struct referring_scheduler {
  using scheduler_concept = tag::scheduler;

  ex::forward_progress_guarantee* answer;

  schedule_sender<referring_scheduler> schedule() const noexcept;
  constexpr ex::forward_progress_guarantee& query(ex::get_forward_progress_guarantee_t) const noexcept {
    return *answer;
  }
  bool operator==(const referring_scheduler&) const = default;
};

constexpr bool test() {
  auto answer = ex::forward_progress_guarantee::parallel;
  const referring_scheduler sch{&answer};
  static_assert(std::same_as<decltype(ex::get_forward_progress_guarantee(sch)), ex::forward_progress_guarantee&>);
  auto&& given = ex::get_forward_progress_guarantee(sch);
  assert(&given == &answer);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
