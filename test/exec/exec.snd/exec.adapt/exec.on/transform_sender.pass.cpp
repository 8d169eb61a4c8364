// [exec.on]/8
//
// on.transform_sender(sndr, env) turns on(sch, sndr) into starts_on(sch, sndr), which continues on the scheduler that
// env names; the child is copied from an lvalue and moved from an rvalue.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<ex::set_stopped_t()> home;
  const auto env = started_on(home.scheduler());
  using expected = decltype(ex::continues_on(ex::starts_on(resource.scheduler(), ex::just(1)), home.scheduler()));
  {
    auto sndr = ex::on(resource.scheduler(), ex::just(1));
    static_assert(std::same_as<decltype(ex::on.transform_sender(std::as_const(sndr), env)), expected>);
    static_assert(std::same_as<decltype(ex::on.transform_sender(std::move(sndr), env)), expected>);
    auto transformed = ex::on.transform_sender(sndr, env);
    static_assert(std::same_as<decltype(transformed), expected>);
    auto& [tag, there, child] = transformed;
    assert(there == home.scheduler());
    auto& [childs_tag, here, base] = child;
    assert(here == resource.scheduler());
  }
  {
    tally counts;
    auto sndr = ex::on(resource.scheduler(), ex::just(counted(counts)));
    counts = {};
    auto copied = ex::on.transform_sender(sndr, env);
    assert(counts.copies == 1);
    counts = {};
    auto copied_const = ex::on.transform_sender(std::as_const(sndr), env);
    assert(counts.copies == 1);
    counts = {};
    auto moved = ex::on.transform_sender(std::move(sndr), env);
    assert(counts.copies == 0);
  }
  return 0;
}
