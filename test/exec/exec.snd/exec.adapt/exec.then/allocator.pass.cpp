// [exec.then]/4
//
// If the receiver's environment has an allocator, the operation's copy of the function is made with it, by
// uses-allocator construction; else the function brings its own.

#include "execution.h"
#include "numbered_allocators.h"
#include "receivers.h"

#include <cassert>
#include <cstddef>
#include <utility>

// Says which allocator it was made with.
struct function {
  using allocator_type = numbered_allocator<std::byte>;

  int number;

  explicit function(const allocator_type& alloc) : number(alloc.number) {}
  function(const function&) = default;
  function(function&&) = default;
  function(const function&, const allocator_type& alloc) : number(alloc.number) {}
  function(function&&, const allocator_type& alloc) : number(alloc.number) {}

  int operator()(auto&&...) const noexcept { return number; }
};

// Does without allocators.
struct plain_function {
  int operator()(auto&&...) const noexcept { return 7; }
};

template<class Sndr, class Env = ex::env<>>
int result_of(Sndr&& sndr, Env env = {}) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }, std::move(env)));
  assert(told.value());
  return result;
}

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  const ex::prop env(exs::get_allocator, numbered_allocator<int>(2));
  const function fn(function::allocator_type(1));

  { // the sender as an rvalue
    assert(result_of(adaptor(child, fn), env) == 2);
    assert(result_of(adaptor(child, fn)) == 1);
  }
  { // the sender as an lvalue: each operation has the allocator of its own receiver
    auto sndr = adaptor(child, fn);
    assert(result_of(sndr, env) == 2);
    assert(result_of(std::as_const(sndr), env) == 2);
    assert(result_of(sndr, ex::prop(exs::get_allocator, numbered_allocator<int>(3))) == 3);
    assert(result_of(sndr) == 1);
  }
  { // a function that has no use for it
    assert(result_of(adaptor(child, plain_function()), env) == 7);
  }
}

int main(int, char**) {
  test(ex::then, ex::just());
  test(ex::upon_error, ex::just_error(0));
  test(ex::upon_stopped, ex::just_stopped());

  { // the query is forwarded to what is inside
    const ex::prop env(exs::get_allocator, numbered_allocator<int>(2));
    const function fn(function::allocator_type(1));
    auto sndr = ex::then(ex::then(ex::just(), fn), [](int number) { return number * 10; });
    assert(result_of(sndr, env) == 20);
  }
  return 0;
}
