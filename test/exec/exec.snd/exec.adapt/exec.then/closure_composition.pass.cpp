// [exec.then]/2
//
// Two closures c and d are composed to the closure c | d, which keeps both, and for a sender does what c does and then
// what d does.

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
};

struct multiply {
  int n;
  int operator()(int i) const noexcept { return i * n; }
};

struct move_only_add {
  move_only n;
  int operator()(int i) const noexcept { return i + n.value; }
};

struct user_closure : ex::sender_adaptor_closure<user_closure> {
  template<ex::sender Sndr>
  auto operator()(Sndr&& sndr) const {
    return ex::then(std::forward<Sndr>(sndr), multiply{10});
  }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  { // first the left one, then the right one
    assert(result_of(ex::just(1) | (ex::then(add(2)) | ex::then(multiply{10}))) == 30);
    assert(result_of(ex::just(1) | (ex::then(multiply{10}) | ex::then(add(2)))) == 12);
    assert(result_of((ex::then(add(2)) | ex::then(multiply{10}))(ex::just(1))) == 30);
  }
  { // closures of different adaptors
    auto recovered = ex::upon_error(add(2)) | ex::then(multiply{10}) | ex::upon_stopped([] { return 0; });
    assert(result_of(ex::just_error(1) | recovered) == 30);
  }
  { // however the parts are put together
    auto c = ex::then(add(2));
    auto d = ex::then(multiply{10});
    auto e = ex::then(add(3));
    assert(result_of(ex::just(1) | c | d | e) == 33);
    assert(result_of(ex::just(1) | ((c | d) | e)) == 33);
    assert(result_of(ex::just(1) | (c | (d | e))) == 33);
    assert(result_of(ex::just(1) | c | (d | e)) == 33);
  }
  { // the parts are copied if they are lvalues, and can be used still
    auto c = ex::then(add(2));
    const auto d = ex::then(add(3));
    auto composed = c | d;
    assert(result_of(ex::just(1) | composed) == 6);
    assert(result_of(ex::just(1) | c) == 3);
    assert(result_of(ex::just(1) | d) == 4);
  }
  { // as an lvalue it can be used again and again, const or not
    auto composed = ex::then(add(2)) | ex::then(add(3));
    assert(result_of(ex::just(1) | composed) == 6);
    assert(result_of(composed(ex::just(1))) == 6);
    assert(result_of(ex::just(1) | std::as_const(composed)) == 6);
    assert(result_of(std::as_const(composed)(ex::just(1))) == 6);
    assert(result_of(ex::just(1) | composed) == 6);
  }
  { // as an rvalue it gives both functions away
    auto composed = ex::then(move_only_add{move_only(2)}) | ex::then(move_only_add{move_only(3)});
    assert(result_of(ex::just(1) | std::move(composed)) == 6);
  }
  { // closures of the user's own, on either side
    assert(result_of(ex::just(1) | (ex::then(add(2)) | user_closure())) == 30);
    assert(result_of(ex::just(1) | (user_closure() | ex::then(add(2)))) == 12);
  }
  return 0;
}
