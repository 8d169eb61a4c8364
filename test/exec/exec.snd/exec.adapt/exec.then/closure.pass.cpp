// [exec.then]/2
//
// then(f) is a closure that keeps f, decayed. It can be used as often as one likes while it is an lvalue, for each
// sender gets a copy of f then; an rvalue gives f away.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <utility>

// Shows whether it was moved from.
struct add {
  int n;

  explicit add(int n) : n(n) {}
  add(const add&) = default;
  add(add&& other) noexcept : n(std::exchange(other.n, -100)) {}

  int operator()(int i) const noexcept { return i + n; }
  int operator()() const noexcept { return n; }
};

struct move_only_add {
  move_only n;
  int operator()(int i) const noexcept { return i + n.value; }
  int operator()() const noexcept { return n.value; }
};

int increment(int i) noexcept {
  return i + 1;
}

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Sndr>
void test(const Adaptor& adaptor, const Sndr& sndr, int datum) {
  { // an lvalue, again and again
    auto closure = adaptor(add(2));
    assert(result_of(sndr | closure) == datum + 2);
    assert(result_of(closure(sndr)) == datum + 2);
    assert(result_of(sndr | closure) == datum + 2);
  }
  { // a const lvalue, again and again
    const auto closure = adaptor(add(2));
    assert(result_of(sndr | closure) == datum + 2);
    assert(result_of(closure(sndr)) == datum + 2);
    assert(result_of(sndr | closure) == datum + 2);
  }
  { // a const rvalue can give nothing away either
    const auto closure = adaptor(add(2));
    assert(result_of(sndr | std::move(closure)) == datum + 2);
    assert(result_of(std::move(closure)(sndr)) == datum + 2);
  }
  { // an rvalue gives its function away, so that it may be one that cannot be copied
    auto closure = adaptor(move_only_add{move_only(2)});
    assert(result_of(sndr | std::move(closure)) == datum + 2);
    assert(result_of(adaptor(move_only_add{move_only(3)})(sndr)) == datum + 3);
  }
  { // an lvalue function is copied, and left as it was
    add fn(2);
    auto closure = adaptor(fn);
    assert(fn.n == 2);
    fn.n = 5;
    assert(result_of(sndr | closure) == datum + 2);
  }
  { // copies are independent of each other
    auto closure = adaptor(add(2));
    auto copy = closure;
    assert(result_of(sndr | std::move(closure)) == datum + 2);
    assert(result_of(sndr | copy) == datum + 2);
  }
}

int main(int, char**) {
  test(ex::then, ex::just(1), 1);
  test(ex::upon_error, ex::just_error(1), 1);
  test(ex::upon_stopped, ex::just_stopped(), 0);

  { // a function becomes a pointer
    auto closure = ex::then(increment);
    assert(result_of(ex::just(1) | closure) == 2);
    assert(result_of(ex::just(2) | closure) == 3);
  }
  return 0;
}
