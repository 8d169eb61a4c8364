// [exec.starts.on]/4.2
//
// starts_on.transform_sender(sndr, env) turns starts_on(sch, sndr) into a let_value of sch's schedule sender whose
// function returns sndr; the child is copied from an lvalue and moved from an rvalue.
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
  auto sndr = ex::starts_on(resource.scheduler(), ex::just(7));
  {
    auto transformed = ex::starts_on.transform_sender(sndr, ex::env<>());
    static_assert(std::same_as<ex::tag_of_t<decltype(transformed)>, ex::let_value_t>);
    auto& [tag, function, child] = transformed;
    static_assert(std::same_as<std::remove_cvref_t<decltype(child)>, decltype(ex::schedule(resource.scheduler()))>);
    auto original = function();
    static_assert(std::same_as<decltype(original), decltype(ex::just(7))>);
    record told;
    run(std::move(original), value_receiver(told, [](int i) { assert(i == 7); }));
    assert(told.value());
  }
  {
    tally counts;
    auto counting = ex::starts_on(resource.scheduler(), ex::just(counted(counts)));
    counts = {};
    auto copied = ex::starts_on.transform_sender(counting, ex::env<>());
    assert(counts.copies == 1);
    counts = {};
    auto copied_const = ex::starts_on.transform_sender(std::as_const(counting), ex::env<>());
    assert(counts.copies == 1);
    counts = {};
    auto moved = ex::starts_on.transform_sender(std::move(counting), ex::env<>());
    assert(counts.copies == 0);
  }
  return 0;
}
