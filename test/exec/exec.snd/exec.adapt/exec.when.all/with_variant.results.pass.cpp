// [exec.when.all]/20
//
// When it is connected, when_all_with_variant(sndrs...) is when_all(into_variant(sndrs)...): it takes senders with
// several value completions, and succeeds with a variant for each of them.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <utility>
#include <variant>

using two_ways = deferred<ex::set_value_t(int), ex::set_value_t(char, int&), ex::set_error_t(int), ex::set_stopped_t()>;
using one_way = deferred<ex::set_value_t(), ex::set_stopped_t()>;
using first_variant = ex::value_types_of_t<two_ways::sender_type>;
using second_variant = ex::value_types_of_t<one_way::sender_type>;

template<class Check, class Complete>
void test(record& told, Check check, Complete complete) {
  two_ways first;
  one_way second;
  auto on_value = [=]<class First, class Second>(First&& one, Second&& two) {
    static_assert(std::same_as<First&&, first_variant&&>);
    static_assert(std::same_as<Second&&, second_variant&&>);
    check(one);
  };
  auto op = ex::connect(ex::when_all_with_variant(first.sender(), second.sender()), value_receiver(told, on_value));
  ex::start(op);
  complete(first);
  assert(told.pending());
  second.complete(ex::set_value);
}

int main(int, char**) {
  {
    record told;
    test(
      told, [](const first_variant& result) { assert(std::get<std::tuple<int>>(result) == std::tuple(1)); },
      [](two_ways& source) { source.complete(ex::set_value, 1); });
    assert(told.value());
  }
  {
    record told;
    int number = 2;
    test(
      told,
      [](const first_variant& result) { assert((std::get<std::tuple<char, int>>(result) == std::tuple('a', 2))); },
      [&](two_ways& source) { source.complete(ex::set_value, 'a', number); });
    assert(told.value());
  }
  {
    record told;
    test(told, [](const first_variant&) {}, [](two_ways& source) { source.complete(ex::set_error, 1); });
    assert(told.error());
  }
  {
    record told;
    test(told, [](const first_variant&) {}, [](two_ways& source) { source.complete(ex::set_stopped); });
    assert(told.stopped());
  }
  { // inside start, connected as an lvalue and as an rvalue
    auto on_value = [](std::variant<std::tuple<int>> one, std::variant<std::tuple<>>) {
      assert(std::get<0>(one) == std::tuple(3));
    };
    record lvalue, rvalue;
    auto sndr = ex::when_all_with_variant(ex::just(3), ex::just());
    run(sndr, value_receiver(lvalue, on_value));
    assert(lvalue.value());
    run(std::move(sndr), value_receiver(rvalue, on_value));
    assert(rvalue.value());
  }
  return 0;
}
