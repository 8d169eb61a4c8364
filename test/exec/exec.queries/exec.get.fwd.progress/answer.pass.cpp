// [exec.get.fwd.progress]/2.1
//
// A scheduler that has the query answers itself. It is asked as a const lvalue, with a const lvalue.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"
#include "tags.h"

#include <cassert>
#include <utility>

using query_t = ex::get_forward_progress_guarantee_t;
using guarantee = ex::forward_progress_guarantee;

struct guaranteeing_scheduler {
  using scheduler_concept = tag::scheduler;

  guarantee answer;

  schedule_sender<guaranteeing_scheduler> schedule() const noexcept;
  constexpr guarantee query(query_t) const noexcept { return answer; }
  bool operator==(const guaranteeing_scheduler&) const = default;
};

// Answers well only where it is asked as a const lvalue.
struct const_lvalue_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<const_lvalue_scheduler> schedule() const noexcept;
  constexpr guarantee query(query_t) & noexcept { return guarantee::parallel; }
  constexpr guarantee query(query_t) && noexcept { return guarantee::parallel; }
  constexpr guarantee query(query_t) const&& noexcept { return guarantee::parallel; }
  constexpr guarantee query(query_t) const& noexcept { return guarantee::concurrent; }
  bool operator==(const const_lvalue_scheduler&) const = default;
};

// Answers well only where the argument is a const lvalue.
struct const_argument_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<const_argument_scheduler> schedule() const noexcept;
  constexpr guarantee query(query_t&) const noexcept { return guarantee::parallel; }
  constexpr guarantee query(query_t&&) const noexcept { return guarantee::parallel; }
  constexpr guarantee query(const query_t&&) const noexcept { return guarantee::parallel; }
  constexpr guarantee query(const query_t&) const noexcept { return guarantee::concurrent; }
  bool operator==(const const_argument_scheduler&) const = default;
};

constexpr bool test() {
  for (guarantee answer : {guarantee::concurrent, guarantee::parallel, guarantee::weakly_parallel})
    assert(ex::get_forward_progress_guarantee(guaranteeing_scheduler{answer}) == answer);
  {
    const_lvalue_scheduler sch;
    assert(ex::get_forward_progress_guarantee(sch) == guarantee::concurrent);
    assert(ex::get_forward_progress_guarantee(std::as_const(sch)) == guarantee::concurrent);
    assert(ex::get_forward_progress_guarantee(std::move(sch)) == guarantee::concurrent);
    assert(ex::get_forward_progress_guarantee(std::move(std::as_const(sch))) == guarantee::concurrent);
  }
  {
    const_argument_scheduler sch;
    assert(ex::get_forward_progress_guarantee(sch) == guarantee::concurrent);
    assert(query_t()(sch) == guarantee::concurrent);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
