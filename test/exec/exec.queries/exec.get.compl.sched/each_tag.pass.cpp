// [exec.get.compl.sched]/2
//
// The completion tags are asked about one by one: attributes may name another scheduler for each of them, or none.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

#include <cassert>

struct attributes {
  constexpr numbered_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {1}; }
  constexpr numbered_scheduler query(ex::get_completion_scheduler_t<ex::set_error_t>) const noexcept { return {2}; }
  constexpr numbered_scheduler query(ex::get_completion_scheduler_t<ex::set_stopped_t>) const noexcept { return {3}; }
};

template<class Tag>
using attributes_for = answering_env<ex::get_completion_scheduler_t<Tag>, numbered_scheduler>;

static_assert(asked_in_vain<attributes_for<ex::set_value_t>, ex::get_completion_scheduler_t<ex::set_error_t>>);
static_assert(asked_in_vain<attributes_for<ex::set_value_t>, ex::get_completion_scheduler_t<ex::set_stopped_t>>);
static_assert(asked_in_vain<attributes_for<ex::set_error_t>, ex::get_completion_scheduler_t<ex::set_value_t>>);
static_assert(asked_in_vain<attributes_for<ex::set_stopped_t>, ex::get_completion_scheduler_t<ex::set_value_t>>);

constexpr bool test() {
  const attributes attrs;
  assert(ex::get_completion_scheduler<ex::set_value_t>(attrs) == numbered_scheduler{1});
  assert(ex::get_completion_scheduler<ex::set_error_t>(attrs) == numbered_scheduler{2});
  assert(ex::get_completion_scheduler<ex::set_stopped_t>(attrs) == numbered_scheduler{3});
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
