// [exec.snd.expos]/7
//
// What an expression gives becomes the value completion: nothing if it is void. An exception becomes an error, and only
// what may throw has one.

#include "execution.h"
#include "receivers.h"
#include "signatures.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <utility>

template<class Fn>
using then_result = decltype(ex::then(ex::just(), std::declval<Fn>()));

using gives_nothing = decltype([] noexcept {});
using gives_value = decltype([] noexcept { return move_only(1); });
using may_throw = decltype([] -> int { throw 7; });
static_assert(completes_with<then_result<gives_nothing>, ex::set_value_t()>);
static_assert(completes_with<then_result<gives_value>, ex::set_value_t(move_only)>);
static_assert(completes_with<then_result<may_throw>, ex::set_value_t(int), ex::set_error_t(std::exception_ptr)>);

int main(int, char**) {
  {
    record told;
    int datums = -1;
    run(then_result<gives_nothing>(ex::then(ex::just(), gives_nothing())),
      value_receiver(told, [&](auto&&... ts) { datums = sizeof...(ts); }));
    assert(told.value() && datums == 0);
  }
  {
    record told;
    run(ex::then(ex::just(), gives_value()), value_receiver(told, []<class T>(T&& value) {
      static_assert(std::same_as<T, move_only>);
      assert(value.value == 1);
    }));
    assert(told.value());
  }
  {
    record told;
    run(ex::then(ex::just(), may_throw()), error_receiver(told, [](std::exception_ptr error) {
      try {
        std::rethrow_exception(error);
      } catch (int number) {
        assert(number == 7);
      }
    }));
    assert(told.error());
  }
  return 0;
}
