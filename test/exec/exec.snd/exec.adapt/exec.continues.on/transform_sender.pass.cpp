// [exec.continues.on]/5
//
// continues_on.transform_sender(sndr, env) turns continues_on(sndr, sch) into schedule_from(sch, sndr), and so does
// connecting it to a receiver; the child is copied from an lvalue and moved from an rvalue.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  using expected = decltype(ex::schedule_from(resource.scheduler(), ex::just(1)));
  auto sndr = ex::continues_on(ex::just(1), resource.scheduler());
  {
    auto transformed = ex::continues_on.transform_sender(sndr, ex::env<>());
    static_assert(std::same_as<decltype(transformed), expected>);
    auto& [tag, data, child] = transformed;
    assert(data == resource.scheduler());
  }
  { // const, and an rvalue that cannot be copied
    static_assert(
      std::same_as<decltype(ex::continues_on.transform_sender(std::as_const(sndr), ex::env<>())), expected>);
    auto move_only_child = ex::continues_on(ex::just(move_only(1)), resource.scheduler());
    auto transformed = ex::continues_on.transform_sender(std::move(move_only_child), ex::env<>());
    static_assert(
      std::same_as<decltype(transformed), decltype(ex::schedule_from(resource.scheduler(), ex::just(move_only(1))))>);
  }
  {
    tally counts;
    auto counting = ex::continues_on(ex::just(counted(counts)), resource.scheduler());
    counts = {};
    auto copied = ex::continues_on.transform_sender(counting, ex::env<>());
    assert(counts.copies == 1);
    counts = {};
    auto copied_const = ex::continues_on.transform_sender(std::as_const(counting), ex::env<>());
    assert(counts.copies == 1);
    counts = {};
    auto moved = ex::continues_on.transform_sender(std::move(counting), ex::env<>());
    assert(counts.copies == 0);
  }
  { // the operation is that of schedule_from
    record told;
    using receiver = decltype(any_receiver(told));
    static_assert(
      std::same_as<ex::connect_result_t<decltype(sndr)&, receiver>, ex::connect_result_t<expected, receiver>>);
  }
  return 0;
}
