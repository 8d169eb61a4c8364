// [exec.just]/2
//
// A datum may be of any type that can be moved, and is made of the argument as a copy is: also one that is empty and
// final, one that could be made of a list of itself or of anything, a union, an object of just and a sender of just.

#include "execution.h"
#include "receivers.h"

#include <any>
#include <cassert>
#include <concepts>
#include <initializer_list>
#include <type_traits>
#include <utility>

struct final_datum final {};

union union_datum {
  int i;
  char c;
};

// Counts how many elements the list had of which it was made.
struct list {
  struct element {
    constexpr element(const list&) noexcept {}
  };

  int size = -1;

  list() = default;
  constexpr list(std::initializer_list<element> elements) noexcept : size(static_cast<int>(elements.size())) {}
};

int main(int, char**) {
  { // empty and final, more than once
    record value, error;
    run(ex::just(final_datum(), final_datum()), value_receiver(value, [](final_datum&&, final_datum&&) noexcept {}));
    assert(value.value());
    run(ex::just_error(final_datum()), error_receiver(error, [](final_datum&&) noexcept {}));
    assert(error.error());
  }
  { // a list is copied, and not put into another one
    record lvalue, rvalue, error;
    const list datum;
    constexpr auto unchanged = [](list&& l) noexcept { assert(l.size == -1); };
    run(ex::just(datum), value_receiver(lvalue, unchanged));
    assert(lvalue.value());
    run(ex::just(list()), value_receiver(rvalue, unchanged));
    assert(rvalue.value());
    run(ex::just_error(datum), error_receiver(error, unchanged));
    assert(error.error());
  }
  { // what holds anything holds what it held
    record told;
    auto sndr = ex::just(std::any(7));
    auto copy = sndr;
    run(copy, value_receiver(told, [](std::any&& any) noexcept { assert(std::any_cast<int>(any) == 7); }));
    assert(told.value());
  }
  { // a union
    record told;
    run(ex::just(union_datum{7}), value_receiver(told, [](union_datum&& datum) noexcept { assert(datum.i == 7); }));
    assert(told.value());
  }
  { // the object that makes the sender, and its sender
    record told;
    run(
      ex::just(ex::just, ex::just(7)), value_receiver(told, []<class Cpo, class Sndr>(Cpo&& cpo, Sndr&& sndr) noexcept {
        static_assert(std::same_as<Cpo, ex::just_t>);
        static_assert(std::same_as<Sndr, decltype(ex::just(7))>);
        record inner;
        run(std::forward<Sndr>(sndr), value_receiver(inner, [](int i) noexcept { assert(i == 7); }));
        assert(inner.value());
        record outer;
        run(cpo(8), value_receiver(outer, [](int i) noexcept { assert(i == 8); }));
        assert(outer.value());
      }));
    assert(told.value());
  }
  return 0;
}
