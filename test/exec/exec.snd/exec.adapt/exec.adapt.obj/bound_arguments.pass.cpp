// [exec.adapt.obj]/5.2
//
// adaptor(args...) holds decayed copies of the arguments, made from what they were given as.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

struct counted_function {
  counted value;
  constexpr explicit counted_function(tally& counts) : value(counts) {}
  constexpr int operator()() const noexcept { return 7; }
};

struct move_only_function {
  move_only value{7};
  constexpr int operator()() const noexcept { return value.value; }
};

constexpr int seven() noexcept {
  return 7;
}

template<class Sndr>
constexpr int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

void test() {
  { // an lvalue is copied, once
    tally counts;
    counted_function fn(counts);
    auto closure = ex::then(fn);
    assert(counts.copies == 1);
    auto another = ex::then(std::as_const(fn));
    assert(counts.copies == 2);
    assert(result_of(ex::just() | std::move(closure)) == 7);
    assert(counts.copies == 2);
  }
  { // an rvalue is moved
    tally counts;
    auto closure = ex::then(counted_function(counts));
    assert(counts.copies == 0);
  }
  { // a closure that can only be moved is used up
    auto closure = ex::then(move_only_function());
    static_assert(std::move_constructible<decltype(closure)>);
    static_assert(!std::copy_constructible<decltype(closure)>);
    assert(result_of(ex::just() | std::move(closure)) == 7);
  }
  { // a function decays to a pointer
    assert(result_of(ex::just() | ex::then(seven)) == 7);
  }
}

int main(int, char**) {
  test();
  return 0;
}
