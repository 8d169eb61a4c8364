// [exec.bulk]/5
//
// By default bulk_chunked invokes the function once, as an lvalue, with all indices, where the child completes, and
// then completes with the datums.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <thread>
#include <utility>

struct function {
  int* invoked;

  constexpr void operator()(int begin, int end) & noexcept {
    assert(begin == 0);
    assert(end == 10);
    ++*invoked;
  }
  constexpr void operator()(int, int) const& noexcept { assert(false); }
  constexpr void operator()(int, int) && noexcept { assert(false); }
  constexpr void operator()(int, int) const&& noexcept { assert(false); }
};

int main(int, char**) {
  { // one chunk; the function is an lvalue, and not const
    int invoked = 0;
    record told;
    run(ex::bulk_chunked(ex::just(), ex::par, 10, function{&invoked}), any_receiver(told));
    assert(told.value());
    assert(invoked == 1);
  }
  { // the datums are lvalues for the function, and then what they were for the receiver
    deferred<ex::set_value_t(int&, move_only, const int&)> source;
    int i = 1;
    const int c = 2;
    move_only m(3);
    record told;
    auto op = ex::connect(ex::bulk_chunked(source.sender(), ex::seq, 10,
                            [&]<class I, class M, class C>(int, int, I&& one, M&& moved, C&& constant) noexcept {
                              assert((std::same_as<I&&, int&>));
                              assert((std::same_as<M&&, move_only&>));
                              assert((std::same_as<C&&, const int&>));
                              assert(&one == &i);
                              assert(&constant == &c);
                              moved.value += one;
                              one = 7;
                            }),
      value_receiver(told, [&]<class I, class M, class C>(I&& one, M&& moved, C&& constant) noexcept {
        assert((std::same_as<I&&, int&>));
        assert((std::same_as<M&&, move_only&&>));
        assert((std::same_as<C&&, const int&>));
        assert(&one == &i);
        assert(one == 7);
        assert(moved.value == 4);
        assert(&constant == &c);
      }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value, i, std::move(m), c);
    assert(told.value());
  }
  { // on the thread of the completion
    deferred<ex::set_value_t()> source;
    record told;
    std::thread::id where;
    auto op = ex::connect(
      ex::bulk_chunked(source.sender(), ex::par, 10, [&](int, int) noexcept { where = std::this_thread::get_id(); }),
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
