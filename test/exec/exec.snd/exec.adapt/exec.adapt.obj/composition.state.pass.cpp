// [exec.adapt.obj]/1.1, [exec.adapt.obj]/1.2
//
// A composed closure holds copies of both closures, made from what they were given as.

#include "closures.h"
#include "execution.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

struct counted_closure : ex::sender_adaptor_closure<counted_closure> {
  counted value;

  constexpr explicit counted_closure(tally& counts) : value(counts) {}

  template<ex::sender Sndr>
  constexpr numbered_sender operator()(Sndr&&) const {
    return {};
  }
};

struct move_only_closure : ex::sender_adaptor_closure<move_only_closure> {
  move_only value{7};

  template<ex::sender Sndr>
  constexpr numbered_sender operator()(Sndr&&) const {
    return {{}, value.value};
  }
};

template<class C, class D>
concept composable = requires(C&& c, D&& d) { std::forward<C>(c) | std::forward<D>(d); };

// There is a composition only if there are the copies.
static_assert(composable<move_only_closure, move_only_closure>);
static_assert(!composable<move_only_closure&, move_only_closure>);
static_assert(!composable<move_only_closure, move_only_closure&>);
static_assert(!composable<const move_only_closure, counted_closure>);
static_assert(composable<counted_closure&, const counted_closure&>);

void test() {
  { // lvalues are copied, once
    tally of_first;
    tally of_second;
    counted_closure first(of_first);
    const counted_closure second(of_second);
    auto composed = first | second;
    assert(of_first.copies == 1);
    assert(of_second.copies == 1);
    composed(numbered_sender());
    assert(of_first.copies == 1);
    assert(of_second.copies == 1);
  }
  { // rvalues are moved
    tally of_first;
    tally of_second;
    auto composed = counted_closure(of_first) | counted_closure(of_second);
    composed(numbered_sender());
    assert(of_first.copies == 0);
    assert(of_second.copies == 0);
  }
  { // the first one is gone
    auto composed = [] {
      move_only_closure closure;
      return appending_closure(1) | std::move(closure);
    }();
    assert(composed(numbered_sender()).number == 7);
  }
}

int main(int, char**) {
  test();
  return 0;
}
