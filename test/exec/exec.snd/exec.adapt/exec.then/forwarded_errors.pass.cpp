// [exec.then]/6.2
//
// then and upon_stopped let errors pass: the same one, with its type, constness and value category. The function is not
// invoked.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <string>
#include <type_traits>
#include <utility>

// Invoked by mistake only, but it could be.
struct function {
  int operator()(auto&&...) const {
    assert(false && "the function is not for errors");
    return 0;
  }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  { // the error as it is: an lvalue or rvalue, const or not
    deferred<ex::set_error_t(not_movable&), ex::set_error_t(const not_movable&), ex::set_error_t(not_movable&&),
      ex::set_error_t(const not_movable&&), ex::set_value_t(int), ex::set_stopped_t()>
      source;
    not_movable error;

    auto passes = [&]<class T>(T&& arg) {
      bool same = false;
      record told;
      auto on_error = [&]<class U>(U&& received) {
        if constexpr (std::same_as<U&&, T&&>)
          same = &received == &error;
      };
      auto op = ex::connect(adaptor(source.sender(), function()), error_receiver(told, on_error));
      ex::start(op);
      assert(told.pending());
      source.complete(ex::set_error, std::forward<T>(arg));
      assert(told.error());
      return same;
    };

    assert(passes(error));
    assert(passes(std::as_const(error)));
    assert(passes(std::move(error)));
    assert(passes(std::move(std::as_const(error))));
  }
  { // whichever of its errors the sender completes with, inside start
    auto received = [&]<class Error>(Error error) {
      using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int),
        ex::set_error_t(std::string), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;
      bool same = false;
      record told;
      auto on_error = [&]<class T>(T&& received) {
        if constexpr (std::same_as<T&&, Error&&>)
          same = received == error;
      };
      run(adaptor(sends<signatures>(ex::set_error, error), function()), error_receiver(told, on_error));
      assert(told.error());
      return same;
    };
    assert(received(7));
    assert(received(std::string("seven")));
    assert(received(std::make_exception_ptr(7)));
  }
  { // an error that can only be moved
    record told;
    run(adaptor(ex::just_error(move_only(7)), function()), error_receiver(told, []<class T>(T&& received) {
      if constexpr (std::same_as<T&&, move_only&&>)
        assert(received.value == 7);
      else
        assert(false && "this is not the error");
    }));
    assert(told.error());
  }
}

int main(int, char**) {
  test(ex::then);
  test(ex::upon_stopped);
  return 0;
}
