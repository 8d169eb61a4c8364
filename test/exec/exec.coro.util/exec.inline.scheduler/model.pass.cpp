// [exec.inline.scheduler]/1, [exec.inline.scheduler]/u1
//
// inline_scheduler is a scheduler without state: all its objects are equal, and it can be made, compared and asked for
// a sender in constant expressions and without exceptions.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>

static_assert(ex::scheduler<ex::inline_scheduler>);
static_assert(ex::scheduler<ex::inline_scheduler&>);
static_assert(std::is_class_v<ex::inline_scheduler>);
static_assert(std::regular<ex::inline_scheduler>);
static_assert(std::is_nothrow_default_constructible_v<ex::inline_scheduler>);
static_assert(std::derived_from<ex::inline_scheduler::scheduler_concept, tag::scheduler>);

constexpr bool test() {
  ex::inline_scheduler sch;
  ex::inline_scheduler other;
  assert(sch == other);
  assert(!(sch != other));
  static_assert(noexcept(sch == other));
  static_assert(noexcept(sch.schedule()));
  static_assert(ex::sender<decltype(sch.schedule())>);
  static_cast<void>(sch.schedule());
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
