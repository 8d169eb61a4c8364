// [exec.when.all]/20
//
// when_all_with_variant.transform_sender(sndr, env) turns when_all_with_variant(sndrs...) into
// when_all(into_variant(sndrs)...); the children are copied from an lvalue and moved from an rvalue.
//
// EDITION: cd

#include "execution.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

int main(int, char**) {
  {
    auto sndr = ex::when_all_with_variant(ex::just(1), ex::just('a', 2));
    auto transformed = ex::when_all_with_variant.transform_sender(sndr, ex::env<>());
    static_assert(std::same_as<decltype(transformed),
      decltype(ex::when_all(ex::into_variant(ex::just(1)), ex::into_variant(ex::just('a', 2))))>);
  }
  {
    tally counts;
    auto sndr = ex::when_all_with_variant(ex::just(counted(counts)), ex::just());
    counts = {};
    auto copied = ex::when_all_with_variant.transform_sender(sndr, ex::env<>());
    assert(counts.copies == 1);
    counts = {};
    auto copied_const = ex::when_all_with_variant.transform_sender(std::as_const(sndr), ex::env<>());
    assert(counts.copies == 1);
    counts = {};
    auto moved = ex::when_all_with_variant.transform_sender(std::move(sndr), ex::env<>());
    assert(counts.copies == 0);
  }
  return 0;
}
