// [exec.then]/2
//
// Whatever can be moved, and made from the argument by decaying it, is accepted as the function: among them functions
// themselves, pointers, reference wrappers, and function objects that cannot be copied.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <functional>
#include <utility>

int increment(int i) noexcept {
  return i + 1;
}
int one() noexcept {
  return 1;
}

struct move_only_function {
  move_only n;
  int operator()(int i) const noexcept { return i + n.value; }
  int operator()() const noexcept { return n.value; }
};

struct copyable_function {
  int n;
  int operator()(int i) const noexcept { return i + n; }
  int operator()() const noexcept { return n; }
};

// Can be moved, although neither copied nor assigned to.
struct not_assignable_function {
  const int n;
  explicit not_assignable_function(int n) : n(n) {}
  not_assignable_function(not_assignable_function&&) = default;
  int operator()(int i) const { return i + n; }
  int operator()() const { return n; }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Sndr, class Function>
void test(const Adaptor& adaptor, const Sndr& sndr, Function& function) {
  { // a function, a pointer to one, a pointer that is const
    Function* pointer = function;
    Function* const const_pointer = function;
    assert(result_of(adaptor(sndr, function)) == 1);
    assert(result_of(adaptor(sndr, pointer)) == 1);
    assert(result_of(adaptor(sndr, const_pointer)) == 1);
    assert(result_of(adaptor(sndr, &function)) == 1);
  }
  { // a function object as an lvalue, const or not, and as an rvalue
    copyable_function fn{1};
    const copyable_function const_fn{1};
    assert(result_of(adaptor(sndr, fn)) == 1);
    assert(result_of(adaptor(sndr, const_fn)) == 1);
    assert(result_of(adaptor(sndr, std::move(const_fn))) == 1);
    assert(result_of(adaptor(sndr, std::move(fn))) == 1);
    assert(result_of(adaptor(sndr, copyable_function{1})) == 1);
  }
  { // one that can only be moved
    move_only_function fn{move_only(1)};
    assert(result_of(adaptor(sndr, std::move(fn))) == 1);
    assert(result_of(adaptor(sndr, not_assignable_function(1))) == 1);
  }
  { // a reference wrapper, which refers to the function that is there when it is invoked
    copyable_function fn{5};
    auto adapted = adaptor(sndr, std::ref(fn));
    fn.n = 1;
    assert(result_of(std::move(adapted)) == 1);
  }
  { // a lambda
    int captured = 1;
    assert(result_of(adaptor(sndr, [captured](auto... is) { return (captured + ... + is); })) == 1);
  }
}

int main(int, char**) {
  test(ex::then, ex::just(0), increment);
  test(ex::upon_error, ex::just_error(0), increment);
  test(ex::upon_stopped, ex::just_stopped(), one);
  return 0;
}
