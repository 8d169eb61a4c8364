// [exec.adapt.obj]/5.3
//
// A closure with bound arguments calls the adaptor with the sender and the arguments; these are copied from a closure
// that is an lvalue and moved from an rvalue.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

struct counted_function {
  counted value;
  constexpr explicit counted_function(tally& counts) : value(counts) {}
  constexpr int operator()(int i) const noexcept { return i + 1; }
};

struct move_only_function {
  move_only value{7};
  constexpr int operator()() const noexcept { return value.value; }
};

template<class Closure>
concept callable_as = requires(Closure&& closure) { std::forward<Closure>(closure)(ex::just()); };

using move_only_closure = decltype(ex::then(move_only_function()));
static_assert(callable_as<move_only_closure>);

void test() {
  tally counts;
  auto closure = ex::then(counted_function(counts));
  counts = {};
  { // an lvalue: the argument stays
    auto sndr = closure(ex::just(1));
    const int copies = counts.copies;
    assert(copies > 0);
    auto another = ex::just(1) | std::as_const(closure);
    assert(counts.copies > copies);
    static_assert(std::same_as<decltype(sndr), decltype(ex::then(ex::just(1), counted_function(counts)))>);
  }
  counts = {};
  { // an rvalue
    record told;
    run(std::move(closure)(ex::just(1)), value_receiver(told, [](int i) { assert(i == 2); }));
    assert(told.value());
    assert(counts.copies == 0);
  }
}

int main(int, char**) {
  test();
  return 0;
}
