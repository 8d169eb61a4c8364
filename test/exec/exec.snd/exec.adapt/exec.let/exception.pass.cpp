// [exec.let]/13
//
// An exception that is thrown while the datums are copied, by the function, or while the sender that it returns is
// connected becomes the error completion, as an exception_ptr.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <exception>
#include <utility>

struct thrown {
  int value;
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

struct throwing {
  decltype(ex::just()) operator()(auto&&...) const { throw thrown{7}; }
};

struct idle_operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept { assert(false); }
};

struct throwing_connect {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  idle_operation connect(auto) const { throw thrown{7}; }
};

struct throws_when_copied {
  throws_when_copied() = default;
  throws_when_copied(const throws_when_copied&) { throw thrown{7}; }
};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  {
    record told;
    run(adaptor(child, throwing()), error_receiver(told, expect_thrown()));
    assert(told.error());
  }
  {
    record told;
    run(adaptor(child, [](auto&&...) noexcept { return throwing_connect(); }), error_receiver(told, expect_thrown()));
    assert(told.error());
  }
}

template<class Adaptor, class Tag, class... Ts>
void test_deferred(const Adaptor& adaptor, Tag tag, Ts... ts) {
  deferred<Tag(Ts...)> source;
  record told;
  auto op = ex::connect(adaptor(source.sender(), throwing()), error_receiver(told, expect_thrown()));
  ex::start(op);
  assert(told.pending());
  source.complete(tag, ts...);
  assert(told.error());
}

template<class Adaptor, class Tag>
void test_copy(const Adaptor& adaptor, Tag tag) {
  const throws_when_copied datum;
  deferred<Tag(const throws_when_copied&)> source;
  bool invoked = false;
  record told;
  auto fn = [&](auto&&) noexcept {
    invoked = true;
    return ex::just();
  };
  auto op = ex::connect(adaptor(source.sender(), fn), error_receiver(told, expect_thrown()));
  ex::start(op);
  source.complete(tag, datum);
  assert(told.error());
  assert(!invoked);
}

int main(int, char**) {
  test(ex::let_value, ex::just());
  test(ex::let_value, ex::just(1, 2));
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());

  test_deferred(ex::let_value, ex::set_value, 1, 2);
  test_deferred(ex::let_error, ex::set_error, 1);
  test_deferred(ex::let_stopped, ex::set_stopped);

  test_copy(ex::let_value, ex::set_value);
  test_copy(ex::let_error, ex::set_error);

  { // a function that may throw but does not
    record told;
    auto fn = [](auto&& i) {
      if (i < 0)
        throw thrown{7};
      return ex::just(i);
    };
    run(ex::let_value(ex::just(1), fn), value_receiver(told, [](int i) { assert(i == 1); }));
    assert(told.value());
  }
  { // what the receiver is told of is told once, even if the operation that is started has completed with an error
    record told;
    run(ex::let_value(ex::just(1), [](auto&&) { return ex::just_error(7); }),
      error_receiver(told, [](auto&&) noexcept {}));
    assert(told.error());
  }
  return 0;
}
