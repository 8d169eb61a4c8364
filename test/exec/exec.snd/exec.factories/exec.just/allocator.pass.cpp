// [exec.just]/2, [exec.snd.expos]/50.2
//
// If the receiver's environment has an allocator, each datum of the operation is made by uses-allocator construction
// with it.

#include "execution.h"
#include "numbered_allocators.h"
#include "receivers.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>

// Both types below keep the number of the allocator with which they were made, 0 if there was none, through a move or
// copy without one.
struct trailing_allocator {
  using allocator_type = numbered_allocator<std::byte>;

  int value;
  int number = 0;

  explicit trailing_allocator(int value) : value(value) {}
  trailing_allocator(const trailing_allocator&) = default;
  trailing_allocator(const trailing_allocator& other, const allocator_type& alloc)
    : value(other.value)
    , number(alloc.number) {}
};

// Cannot be copied either.
struct leading_allocator {
  using allocator_type = numbered_allocator<std::byte>;

  int value;
  int number = 0;

  explicit leading_allocator(int value) : value(value) {}
  leading_allocator(leading_allocator&&) = default;
  leading_allocator(std::allocator_arg_t, const allocator_type& alloc, leading_allocator&& other)
    : value(other.value)
    , number(alloc.number) {}
};

template<int Number>
constexpr auto made_with = [](const auto& datum) noexcept {
  assert(datum.value == 1);
  assert(datum.number == Number);
};

int main(int, char**) {
  const auto env = ex::prop(exs::get_allocator, numbered_allocator<int>(7));

  { // the datums of an rvalue sender
    record told;
    auto made = [](const trailing_allocator& one, int two, const leading_allocator& three) noexcept {
      assert(one.value == 1);
      assert(one.number == 7);
      assert(two == 2);
      assert(three.value == 3);
      assert(three.number == 7);
    };
    run(ex::just(trailing_allocator(1), 2, leading_allocator(3)), value_receiver(told, made, env));
    assert(told.value());
  }
  { // the datums of an lvalue sender
    record first, second;
    auto sndr = ex::just(trailing_allocator(1));
    run(sndr, value_receiver(first, made_with<7>, env));
    assert(first.value());
    run(std::as_const(sndr), value_receiver(second, made_with<7>, env));
    assert(second.value());
  }
  { // an error
    record first, second;
    run(ex::just_error(trailing_allocator(1)), error_receiver(first, made_with<7>, env));
    assert(first.error());
    run(ex::just_error(leading_allocator(1)), error_receiver(second, made_with<7>, env));
    assert(second.error());
  }
  { // no datums
    record none, stopped;
    run(ex::just(), any_receiver(none, env));
    assert(none.value());
    run(ex::just_stopped(), any_receiver(stopped, env));
    assert(stopped.stopped());
  }
  { // another operation of the same sender, with another allocator and without one
    record first, second;
    auto sndr = ex::just(trailing_allocator(1));
    const auto other = ex::prop(exs::get_allocator, numbered_allocator<int>(8));
    run(sndr, value_receiver(first, made_with<8>, other));
    assert(first.value());
    run(sndr, value_receiver(second, made_with<0>));
    assert(second.value());
  }
  return 0;
}
