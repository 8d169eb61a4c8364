// [exec.then]/4
//
// An operation has a function of its own. An lvalue sender keeps its function and can be connected again; an rvalue
// gives it away. The operation does not need the sender any more.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <optional>
#include <utility>

// Shows whether it was moved from, or has been destroyed.
struct function {
  int n;

  explicit function(int n) : n(n) {}
  function(const function&) = default;
  function(function&& other) noexcept : n(std::exchange(other.n, -100)) {}
  ~function() { n = -200; }

  int operator()(auto&&...) const noexcept { return n; }
};

struct move_only_function {
  move_only n;
  int operator()(auto&&...) const noexcept { return n.value; }
};

// Another result each time that it is invoked.
struct counting_function {
  int n = 0;
  int operator()(auto&&...) noexcept { return ++n; }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  { // an lvalue, const or not, as often as one likes
    auto sndr = adaptor(child, function(7));
    assert(result_of(sndr) == 7);
    assert(result_of(std::as_const(sndr)) == 7);
    assert(result_of(std::move(std::as_const(sndr))) == 7);
    assert(result_of(sndr) == 7);
    assert(result_of(std::move(sndr)) == 7);
  }
  { // what an operation does to its function concerns no other
    auto sndr = adaptor(child, counting_function());
    assert(result_of(sndr) == 1);
    assert(result_of(sndr) == 1);
    assert(result_of(std::move(sndr)) == 1);
  }
  { // an rvalue gives away what cannot be copied
    auto sndr = adaptor(child, move_only_function{move_only(7)});
    assert(result_of(std::move(sndr)) == 7);
    assert(result_of(adaptor(move_only_sender(child), function(7))) == 7);
  }
  { // the sender is gone before the operation starts
    std::optional sndr(adaptor(child, function(7)));
    record told;
    int result = 0;
    auto op = ex::connect(*sndr, value_receiver(told, [&](int i) { result = i; }));
    sndr.reset();
    ex::start(op);
    assert(told.value());
    assert(result == 7);
  }
  { // two operations at a time
    auto sndr = adaptor(child, counting_function());
    record told;
    record told_other;
    int result = 0;
    int other_result = 0;
    auto op = ex::connect(sndr, value_receiver(told, [&](int i) { result = i; }));
    auto other = ex::connect(sndr, value_receiver(told_other, [&](int i) { other_result = i; }));
    ex::start(other);
    assert(told.pending());
    ex::start(op);
    assert(told.value() && result == 1);
    assert(told_other.value() && other_result == 1);
  }
}

int main(int, char**) {
  test(ex::then, ex::just(1));
  test(ex::upon_error, ex::just_error(1));
  test(ex::upon_stopped, ex::just_stopped());
  return 0;
}
