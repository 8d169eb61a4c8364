// [exec.then]/6.2
//
// upon_error and upon_stopped let values pass: the same ones, each with its type, constness and value category. The
// function is not invoked.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

// Invoked by mistake only, but it could be.
struct function {
  int operator()(auto&&...) const {
    assert(false && "the function is not for values");
    return 0;
  }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  { // no value
    record told;
    run(
      adaptor(ex::just(), function()), value_receiver(told, []<class... Ts>(Ts&&...) { assert(sizeof...(Ts) == 0); }));
    assert(told.value());
  }
  { // a value as it is: an lvalue or rvalue, const or not
    deferred<ex::set_value_t(not_movable&), ex::set_value_t(const not_movable&), ex::set_value_t(not_movable&&),
      ex::set_value_t(const not_movable&&), ex::set_stopped_t(), ex::set_error_t(int)>
      source;
    not_movable datum;

    auto passes = [&]<class T>(T&& arg) {
      bool same = false;
      record told;
      auto on_value = [&]<class U>(U&& received) {
        if constexpr (std::same_as<U&&, T&&>)
          same = &received == &datum;
      };
      auto op = ex::connect(adaptor(source.sender(), function()), value_receiver(told, on_value));
      ex::start(op);
      assert(told.pending());
      source.complete(ex::set_value, std::forward<T>(arg));
      assert(told.value());
      return same;
    };

    assert(passes(datum));
    assert(passes(std::as_const(datum)));
    assert(passes(std::move(datum)));
    assert(passes(std::move(std::as_const(datum))));
  }
  { // several values, in their order
    deferred<ex::set_value_t(int&, const int&&, move_only), ex::set_stopped_t(), ex::set_error_t(int)> source;
    int one = 1;
    const int two = 2;
    record told;
    auto on_value = [&]<class... Ts>(Ts&&... ts) {
      if constexpr (sizeof...(Ts) == 3) {
        static_assert(std::same_as<std::tuple<Ts&&...>, std::tuple<int&, const int&&, move_only&&>>);
        std::tuple<Ts&&...> values(std::forward<Ts>(ts)...);
        assert(&std::get<0>(values) == &one);
        assert(&std::get<1>(values) == &two);
        assert(std::get<2>(values).value == 3);
      } else {
        assert(false && "these are not the values");
      }
    };
    auto op = ex::connect(adaptor(source.sender(), function()), value_receiver(told, on_value));
    ex::start(op);
    source.complete(ex::set_value, one, std::move(two), move_only(3));
    assert(told.value());
  }
  { // while completing inside start, too
    record told;
    run(adaptor(ex::just(move_only(7)), function()), value_receiver(told, []<class T>(T&& received) {
      if constexpr (std::same_as<T&&, move_only&&>)
        assert(received.value == 7);
      else
        assert(false && "this is not the value");
    }));
    assert(told.value());
  }
}

int main(int, char**) {
  test(ex::upon_error);
  test(ex::upon_stopped);
  return 0;
}
