// [task.promise]/10
//
// A sender can be awaited: its value, or its several values as a tuple, are the result; its error is thrown. A task can
// be awaited like any other sender, and what an exception or its absence does there is seen outside.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <system_error>
#include <tuple>

task<int> inner(int i) {
  if (i < 0)
    throw i;
  co_return co_await ex::just(i);
}

task<void> shapes() {
  co_await ex::just();
  auto one = co_await ex::just(1);
  static_assert(std::same_as<decltype(one), int>);
  assert(one == 1);
  auto two = co_await ex::just(1, 2.5);
  static_assert(std::same_as<decltype(two), std::tuple<int, double>>);
  assert((two == std::tuple(1, 2.5)));
  assert((co_await ex::just(move_only(4))).value == 4);

  auto sndr = ex::just(5) | ex::then([](int i) { return i + 1; });
  assert(co_await sndr == 6);
  assert(co_await std::move(sndr) == 6);
}

task<void> errors() {
  int caught = 0;
  try {
    co_await ex::just_error(1);
  } catch (int i) {
    caught += i;
  }
  try {
    co_await ex::just_error(std::make_exception_ptr(2));
  } catch (int i) {
    caught += i;
  }
  try {
    co_await ex::just_error(std::make_error_code(std::errc::timed_out));
  } catch (const std::system_error& error) {
    assert(error.code() == std::errc::timed_out);
    caught += 4;
  }
  assert(caught == 7);
}

task<void> tasks() {
  assert(co_await inner(3) == 3);
  int caught = 0;
  try {
    co_await inner(-3);
  } catch (int i) {
    caught = i;
  }
  assert(caught == -3);
  assert(co_await (inner(4) | ex::then([](int i) { return i + 1; })) == 5);
  auto [i, j] = co_await ex::when_all(inner(1), inner(2));
  assert(i == 1 && j == 2);
}

task<int> later(deferred<ex::set_value_t(int), ex::set_error_t(int)>& source) {
  int result = co_await source.sender();
  try {
    result += co_await source.sender();
  } catch (int i) {
    result -= i;
  }
  co_return result;
}

int main(int, char**) {
  for (auto coroutine : {shapes, errors, tasks}) {
    record told;
    run(coroutine(), any_receiver(told, inline_env()));
    assert(told.value());

    manual_resource<> resource;
    outcome told_there;
    auto op = ex::connect(coroutine(), located(told_there, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    assert(told_there.value());
    assert(told_there.where == &resource);
  }
  {
    deferred<ex::set_value_t(int), ex::set_error_t(int)> source;
    record told;
    auto op = ex::connect(later(source), value_receiver(told, [](int i) { assert(i == 7); }, inline_env()));
    ex::start(op);
    source.complete(ex::set_value, 10);
    assert(told.pending());
    source.complete(ex::set_error, 3);
    assert(told.value());
  }
  return 0;
}
