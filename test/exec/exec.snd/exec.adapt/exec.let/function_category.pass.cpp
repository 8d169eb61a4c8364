// [exec.let]/12
//
// The function is invoked as a non-const rvalue, once.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

struct rvalue_only {
  int* invoked;

  auto operator()(auto&&...) & = delete;
  auto operator()(auto&&...) const& = delete;
  auto operator()(auto&&...) const&& = delete;
  auto operator()(auto&&...) && {
    ++*invoked;
    return ex::just();
  }
};

// Its result depends on what it is.
struct overloaded {
  auto operator()(auto&&...) & { return ex::just(1); }
  auto operator()(auto&&...) const& { return ex::just(2); }
  auto operator()(auto&&...) && { return ex::just(3); }
  auto operator()(auto&&...) const&& { return ex::just(4); }
};

// Gives away what it has.
struct giving {
  move_only datum;
  auto operator()(auto&&...) && { return ex::just(std::move(datum)); }
};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  {
    int invoked = 0;
    record told;
    run(adaptor(child, rvalue_only{&invoked}), any_receiver(told));
    assert(told.value());
    assert(invoked == 1);
  }
  { // also if the sender is const
    int invoked = 0;
    record told;
    const auto sndr = adaptor(child, rvalue_only{&invoked});
    run(sndr, any_receiver(told));
    assert(told.value());
    assert(invoked == 1);
  }
  {
    record told;
    run(adaptor(child, overloaded()), value_receiver(told, [](int i) { assert(i == 3); }));
    assert(told.value());
  }
  {
    record told;
    run(adaptor(child, giving{move_only(7)}), value_receiver(told, [](move_only datum) { assert(datum.value == 7); }));
    assert(told.value());
  }
}

int main(int, char**) {
  test(ex::let_value, ex::just(1));
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());
  return 0;
}
