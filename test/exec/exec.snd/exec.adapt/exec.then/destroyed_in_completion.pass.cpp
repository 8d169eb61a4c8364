// [exec.then]/6.1
//
// The receiver may destroy the operation while it is told the result: neither the function nor the receiver is used any
// more then, and the result is there still.

#include "destruction.h"
#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <exception>
#include <utility>

struct function {
  tracked life;
  int result;

  int operator()(auto&&...) const {
    life.use();
    return result;
  }
};

struct throwing_function {
  tracked life;

  int operator()(auto&&...) const {
    life.use();
    throw 7;
  }
};

struct destroying_receiver {
  using receiver_concept = tag::receiver;

  tracked life;
  place* where;

  void set_value(int&& result) && noexcept {
    where->destroy();
    assert(result == 7);
  }

  void set_error(std::exception_ptr&& error) && noexcept {
    where->destroy();
    try {
      std::rethrow_exception(error);
    } catch (int i) {
      assert(i == 7);
    }
  }

  void set_error(int&& error) && noexcept {
    where->destroy();
    assert(error == 7);
  }

  void set_stopped() && noexcept { where->destroy(); }

  ex::env<> get_env() const noexcept {
    life.use();
    return {};
  }
};

template<class Sndr>
void test_inline(Sndr&& sndr) {
  place where;
  where.start(std::forward<Sndr>(sndr), destroying_receiver{{}, &where});
  assert(!where.pending());
}

template<class Adaptor, class Fn, class Tag, class... Ts>
void test_deferred(const Adaptor& adaptor, Fn fn, Tag tag, Ts... ts) {
  place where;
  deferred<Tag(Ts...)> source;
  where.start(adaptor(source.sender(), std::move(fn)), destroying_receiver{{}, &where});
  assert(where.pending());
  source.complete(tag, ts...);
  assert(!where.pending());
}

int main(int, char**) {
  { // by the result of the function
    test_inline(ex::then(ex::just(1), function{{}, 7}));
    test_inline(ex::upon_error(ex::just_error(1), function{{}, 7}));
    test_inline(ex::upon_stopped(ex::just_stopped(), function{{}, 7}));
    test_deferred(ex::then, function{{}, 7}, ex::set_value, 1);
    test_deferred(ex::upon_error, function{{}, 7}, ex::set_error, 1);
    test_deferred(ex::upon_stopped, function{{}, 7}, ex::set_stopped);
  }
  { // by an exception of the function
    test_inline(ex::then(ex::just(1), throwing_function()));
    test_inline(ex::upon_error(ex::just_error(1), throwing_function()));
    test_inline(ex::upon_stopped(ex::just_stopped(), throwing_function()));
    test_deferred(ex::then, throwing_function(), ex::set_value, 1);
    test_deferred(ex::upon_error, throwing_function(), ex::set_error, 1);
    test_deferred(ex::upon_stopped, throwing_function(), ex::set_stopped);
  }
  { // by what the sender sends besides
    test_inline(ex::then(ex::just_stopped(), function{{}, 7}));
    test_deferred(ex::then, function{{}, 7}, ex::set_error, 7);
    test_deferred(ex::then, function{{}, 7}, ex::set_stopped);
    test_deferred(ex::upon_error, function{{}, 7}, ex::set_value, 7);
    test_deferred(ex::upon_error, function{{}, 7}, ex::set_stopped);
    test_deferred(ex::upon_stopped, function{{}, 7}, ex::set_value, 7);
    test_deferred(ex::upon_stopped, function{{}, 7}, ex::set_error, 7);
  }
  { // with several adaptors, all of which are gone then
    test_inline(
      ex::just(1) | ex::then(function{{}, 2}) | ex::upon_stopped(function{{}, 3}) | ex::then(function{{}, 7}));
  }
  return 0;
}
