// [exec.let]/6
//
// The receiver needs nothing that cannot come about: only what the new sender sends, the other completions of the
// child, and the exception that may be thrown meanwhile. It need not have an environment.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <exception>

struct value_receiver_only {
  using receiver_concept = tag::receiver;

  record* told;

  void set_value(int i) && noexcept {
    told->complete(channel::value);
    assert(i == 7);
  }
  void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }
};

struct stopped_receiver_only {
  using receiver_concept = tag::receiver;

  record* told;

  void set_stopped() && noexcept { told->complete(channel::stopped); }
  void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }
};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  {
    record told;
    auto op = ex::connect(adaptor(child, [](auto&&...) noexcept { return ex::just(7); }), value_receiver_only{&told});
    ex::start(op);
    assert(told.value());
  }
  {
    record told;
    auto op =
      ex::connect(adaptor(child, [](auto&&...) noexcept { return ex::just_stopped(); }), stopped_receiver_only{&told});
    ex::start(op);
    assert(told.stopped());
  }
}

int main(int, char**) {
  test(ex::let_value, ex::just('1'));
  test(ex::let_error, ex::just_error('1'));
  test(ex::let_stopped, ex::just_stopped());
  { // what the child sends besides has to be taken
    record told;
    using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(char), ex::set_stopped_t()>;
    auto sndr =
      ex::let_stopped(ex::let_error(sends<signatures>(ex::set_value, 7), [](char) noexcept { return ex::just(8); }),
        [] noexcept { return ex::just(9); });
    auto op = ex::connect(sndr, value_receiver_only{&told});
    ex::start(op);
    assert(told.value());
  }
  return 0;
}
