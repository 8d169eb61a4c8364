// [exec.connect]/4
//
// The operation of an awaitable is an operation state that cannot be moved. It destroys the coroutine, and so the
// copies of the awaitable and of the receiver, with itself: whether it was never started, is waiting, or has completed;
// also if the completion destroys it.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

// Makes an object in place from what fn returns.
template<class Fn>
struct elided {
  Fn fn;
  operator std::invoke_result_t<Fn>() { return fn(); }
};

template<class Fn>
elided(Fn) -> elided<Fn>;

int main(int, char**) {
  auto alive = std::make_shared<int>();
  auto receiver_alive = std::make_shared<int>();
  const auto expect_clean = [&] {
    assert(alive.use_count() == 1);
    assert(receiver_alive.use_count() == 1);
  };
  gate where;
  const auto connected = [&](record& told) {
    return ex::connect(where.wait([keep = alive] { return 7; }), value_receiver(told, [keep = receiver_alive](int) {}));
  };
  { // never started
    record told;
    {
      auto op = connected(told);
      using operation = decltype(op);
      static_assert(ex::operation_state<operation>);
      static_assert(!std::move_constructible<operation>);
      static_assert(std::same_as<decltype(op.start()), void>);
      static_assert(noexcept(op.start()));
      assert(alive.use_count() == 2);
      assert(receiver_alive.use_count() == 2);
    }
    expect_clean();
    assert(told.pending());
  }
  { // completed
    record told;
    {
      auto op = connected(told);
      ex::start(op);
      where.resume();
      assert(told.value());
    }
    expect_clean();
  }
  { // an exception
    record told;
    {
      auto op = ex::connect(where.wait([keep = alive]() -> int { throw 7; }),
        error_receiver(told, [keep = receiver_alive](auto&&) noexcept {}));
      ex::start(op);
      where.resume();
      assert(told.error());
    }
    expect_clean();
  }
  { // the completion destroys it
    record told;
    void (*destroy)(void*) = nullptr;
    void* storage = nullptr;
    const auto make = [&] {
      return ex::connect(where.wait([keep = alive] { return 7; }),
        value_receiver(told, [&, keep = receiver_alive](int&& value) noexcept {
          const int copy = value;
          destroy(storage);
          assert(copy == 7);
        }));
    };
    std::optional<decltype(make())> op;
    destroy = [](void* p) { static_cast<decltype(op)*>(p)->reset(); };
    storage = &op;
    op.emplace(elided{make});
    ex::start(*op);
    where.resume();
    assert(told.value());
    assert(!op);
    expect_clean();
  }
  return 0;
}
