// [task.promise]/7.3
//
// A task completes with what was returned, converted to its result type. It comes as its completion signature says: as
// an rvalue.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

task<move_only> returns_move_only() {
  move_only result(3);
  co_return std::move(result);
}

task<std::string> returns_converted() {
  co_return "text";
}

task<counted> returns_lvalue(counted& result) {
  co_return result;
}

task<int> returns_later(deferred<ex::set_value_t(int)>& source) {
  const int i = co_await source.sender();
  co_return i + 1;
}

template<class Expected, class Sndr, class Fn>
void test(Sndr sndr, Fn fn) {
  record told;
  run(std::move(sndr), value_receiver(
                         told,
                         [&]<class T>(T&& value) {
                           static_assert(std::same_as<T&&, Expected&&>);
                           fn(value);
                         },
                         inline_env()));
  assert(told.value());
}

int main(int, char**) {
  test<move_only>(returns_move_only(), [](auto& value) { assert(value.value == 3); });
  test<std::string>(returns_converted(), [](auto& value) { assert(value == "text"); });

  tally counts;
  counted original(counts);
  test<counted>(returns_lvalue(original), [&](auto& value) { assert(value.counts == &counts); });
  assert(counts.copies == 1);

  deferred<ex::set_value_t(int)> source;
  record told;
  auto op =
    ex::connect(returns_later(source), value_receiver(told, [](int value) { assert(value == 5); }, inline_env()));
  ex::start(op);
  source.complete(ex::set_value, 4);
  assert(told.value());
  return 0;
}
