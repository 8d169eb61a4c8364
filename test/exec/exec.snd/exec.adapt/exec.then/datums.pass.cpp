// [exec.then]/4
//
// The datums reach the function themselves, not as copies, each with its type, constness and value category.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

// Remembers which datums it was given, and as what.
struct seen {
  enum category { nothing, lvalue, const_lvalue, rvalue, const_rvalue };

  category as = nothing;
  const void* address = nullptr;

  template<class T>
  void see(T&& datum) noexcept {
    constexpr bool is_const = std::is_const_v<std::remove_reference_t<T>>;
    as = std::is_lvalue_reference_v<T> ? (is_const ? const_lvalue : lvalue) : (is_const ? const_rvalue : rvalue);
    address = &datum;
  }

  bool is(category what, const void* where) const noexcept { return as == what && address == where; }
};

struct looking {
  seen* first;
  seen* second = nullptr;

  template<class T>
  void operator()(T&& datum) const noexcept {
    first->see(std::forward<T>(datum));
  }

  template<class T, class U>
  void operator()(T&& datum, U&& other) const noexcept {
    first->see(std::forward<T>(datum));
    second->see(std::forward<U>(other));
  }
};

template<class Adaptor, class Tag>
void test(const Adaptor& adaptor, Tag tag) {
  deferred<Tag(not_movable&), Tag(const not_movable&), Tag(not_movable&&), Tag(const not_movable&&)> source;
  not_movable datum;

  auto complete_with = [&]<class T>(T&& arg) {
    seen saw;
    record told;
    auto op = ex::connect(adaptor(source.sender(), looking{&saw}), any_receiver(told));
    ex::start(op);
    assert(saw.as == seen::nothing);
    source.complete(tag, std::forward<T>(arg));
    assert(told.value());
    return saw;
  };

  assert(complete_with(datum).is(seen::lvalue, &datum));
  assert(complete_with(std::as_const(datum)).is(seen::const_lvalue, &datum));
  assert(complete_with(std::move(datum)).is(seen::rvalue, &datum));
  assert(complete_with(std::move(std::as_const(datum))).is(seen::const_rvalue, &datum));
}

int main(int, char**) {
  test(ex::then, ex::set_value);
  test(ex::upon_error, ex::set_error);

  { // several datums, in their order
    deferred<ex::set_value_t(not_movable&, const not_movable&&)> source;
    not_movable one;
    const not_movable two;
    seen first;
    seen second;
    record told;
    auto op = ex::connect(ex::then(source.sender(), looking{&first, &second}), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value, one, std::move(two));
    assert(told.value());
    assert(first.is(seen::lvalue, &one));
    assert(second.is(seen::const_rvalue, &two));
  }
  { // an object that is sent as such is an rvalue, which can be moved from
    record told;
    int got = 0;
    auto take = [](move_only datum) noexcept { return datum.value; };
    run(ex::then(ex::just(move_only(7)), take), value_receiver(told, [&](int i) { got = i; }));
    assert(told.value());
    assert(got == 7);
  }
  { // while completing inside start, too
    int datum = 0;
    seen saw;
    record told;
    using sender = inline_sender<ex::completion_signatures<ex::set_value_t(int&)>, ex::set_value_t, int&>;
    run(ex::then(sender{std::tuple<int&>(datum)}, looking{&saw}), any_receiver(told));
    assert(told.value());
    assert(saw.is(seen::lvalue, &datum));
  }
  return 0;
}
