// [exec.then]/4
//
// An exception that the function exits with becomes the error completion, as an exception_ptr; so does one that is
// thrown while the function's parameters are made. There is no value completion then.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <utility>

struct thrown {
  int value;
};

struct throwing {
  int* invoked;
  int operator()(auto&&...) const {
    ++*invoked;
    throw thrown{7};
  }
};

// Takes nothing but an exception_ptr that is an rvalue, and holds what was thrown.
struct expect_thrown {
  void operator()(auto&&) const noexcept = delete;
  void operator()(std::exception_ptr&& error) const noexcept {
    try {
      std::rethrow_exception(std::move(error));
    } catch (const thrown& exception) {
      assert(exception.value == 7);
      return;
    } catch (...) {
    }
    assert(false && "another exception was thrown");
  }
};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  int invoked = 0;
  record told;
  run(adaptor(child, throwing{&invoked}), error_receiver(told, expect_thrown()));
  assert(told.error());
  assert(invoked == 1);
}

template<class Adaptor, class Tag, class... Ts>
void test_deferred(const Adaptor& adaptor, Tag tag, Ts... ts) {
  deferred<Tag(Ts...)> source;
  int invoked = 0;
  record told;
  auto op = ex::connect(adaptor(source.sender(), throwing{&invoked}), error_receiver(told, expect_thrown()));
  ex::start(op);
  assert(told.pending());
  source.complete(tag, ts...);
  assert(told.error());
  assert(invoked == 1);
}

int main(int, char**) {
  test(ex::then, ex::just());
  test(ex::then, ex::just(1, 2));
  test(ex::upon_error, ex::just_error(1));
  test(ex::upon_stopped, ex::just_stopped());

  test_deferred(ex::then, ex::set_value);
  test_deferred(ex::then, ex::set_value, 1, 2);
  test_deferred(ex::upon_error, ex::set_error, 1);
  test_deferred(ex::upon_stopped, ex::set_stopped);

  { // a function that may throw but does not
    record told;
    auto fn = [](int i) { return i > 0 ? i : throw thrown{7}; };
    run(ex::then(ex::just(1), fn), value_receiver(told, [](int i) { assert(i == 1); }));
    assert(told.value());
  }
  { // the exception as it was thrown, even if it is not of a class, or is an exception_ptr itself
    record told;
    auto caught = [](std::exception_ptr error) noexcept {
      try {
        std::rethrow_exception(error);
      } catch (int i) {
        assert(i == 7);
        return;
      } catch (...) {
      }
      assert(false && "another exception was thrown");
    };
    run(ex::then(ex::just(), [] { throw 7; }), error_receiver(told, caught));
    assert(told.error());

    record told_again;
    auto caught_pointer = [](std::exception_ptr error) noexcept {
      try {
        std::rethrow_exception(error);
      } catch (const std::exception_ptr&) {
        return;
      } catch (...) {
      }
      assert(false && "another exception was thrown");
    };
    run(ex::then(ex::just(), [] { throw std::make_exception_ptr(7); }), error_receiver(told_again, caught_pointer));
    assert(told_again.error());
  }
  { // the function itself cannot throw, but the copy of the datum that it takes can
    throwing_copy datum;
    bool invoked = false;
    record told;
    deferred<ex::set_value_t(const throwing_copy&)> source;
    auto fn = [&](throwing_copy) noexcept { invoked = true; };
    auto op = ex::connect(ex::then(source.sender(), fn), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value, std::as_const(datum));
    assert(told.error());
    assert(!invoked);
  }
  return 0;
}
