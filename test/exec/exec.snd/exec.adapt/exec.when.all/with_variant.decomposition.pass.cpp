// [exec.when.all]/19
//
// The sender is made of the tag, data and the decayed senders in their order; it can be taken apart into these. Rvalues
// are moved into it and never copied, lvalues are copied once.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

using first = decltype(ex::just(1));
using second = decltype(ex::just('a', 2));

template<class Sndr>
void decomposes(Sndr&& sndr) {
  static_assert(std::same_as<ex::tag_of_t<Sndr>, ex::when_all_with_variant_t>);
  auto&& [tag, data, one, two] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), ex::when_all_with_variant_t>);
  static_assert(std::same_as<decltype(auto(one)), first>);
  static_assert(std::same_as<decltype(auto(two)), second>);
}

int main(int, char**) {
  {
    auto sndr = ex::when_all_with_variant(ex::just(1), ex::just('a', 2));
    decomposes(sndr);
    decomposes(std::as_const(sndr));
    decomposes(std::move(sndr));
    const first lvalue = ex::just(1);
    decomposes(ex::when_all_with_variant(lvalue, ex::just('a', 2)));
  }
  { // copies
    tally rvalue_counts, lvalue_counts;
    auto lvalue = ex::just(counted(lvalue_counts));
    lvalue_counts = {};
    auto sndr = ex::when_all_with_variant(ex::just(counted(rvalue_counts)), std::as_const(lvalue));
    assert(rvalue_counts.copies == 0);
    assert(lvalue_counts.copies == 1);
    auto moved = ex::when_all_with_variant(move_only_sender(ex::just()), ex::just());
    static_cast<void>(moved);
  }
  return 0;
}
