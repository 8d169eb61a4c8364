// [exec.bulk]/6
//
// By default bulk_unchunked invokes the function, as an lvalue, for one index after another, where the child completes,
// and then completes with the datums.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <thread>
#include <utility>

struct function {
  int* next;

  constexpr void operator()(int i) & noexcept {
    assert(i == *next);
    ++*next;
  }
  constexpr void operator()(int) const& noexcept { assert(false); }
  constexpr void operator()(int) && noexcept { assert(false); }
  constexpr void operator()(int) const&& noexcept { assert(false); }
};

int main(int, char**) {
  { // in order; the function is an lvalue, and not const
    int next = 0;
    record told;
    run(ex::bulk_unchunked(ex::just(), ex::par, 10, function{&next}), any_receiver(told));
    assert(told.value());
    assert(next == 10);
  }
  { // the datums are lvalues for the function, and then what they were for the receiver
    deferred<ex::set_value_t(int&, move_only)> source;
    int i = 1;
    move_only m(3);
    record told;
    auto op = ex::connect(ex::bulk_unchunked(source.sender(), ex::seq, 2,
                            [&]<class I, class M>(int, I&& one, M&& moved) noexcept {
                              assert((std::same_as<I&&, int&>));
                              assert((std::same_as<M&&, move_only&>));
                              assert(&one == &i);
                              ++moved.value;
                              ++one;
                            }),
      value_receiver(told, [&]<class I, class M>(I&& one, M&& moved) noexcept {
        assert((std::same_as<I&&, int&>));
        assert((std::same_as<M&&, move_only&&>));
        assert(&one == &i);
        assert(one == 3);
        assert(moved.value == 5);
      }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value, i, std::move(m));
    assert(told.value());
  }
  { // on the thread of the completion
    deferred<ex::set_value_t()> source;
    record told;
    std::thread::id where;
    auto op = ex::connect(
      ex::bulk_unchunked(source.sender(), ex::par, 10, [&](int) noexcept { where = std::this_thread::get_id(); }),
      any_receiver(told));
    ex::start(op);
    std::thread thread([&] { source.complete(ex::set_value); });
    const std::thread::id there = thread.get_id();
    thread.join();
    assert(told.value());
    assert(where == there);
  }
  return 0;
}
