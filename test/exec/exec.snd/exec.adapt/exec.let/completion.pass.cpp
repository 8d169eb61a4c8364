// [exec.let]/15.2
//
// The operation completes when the sender completes that the function has returned, and as that does.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  using signatures =
    ex::completion_signatures<ex::set_value_t(move_only), ex::set_error_t(move_only), ex::set_stopped_t()>;

  { // values, inside start
    record told;
    auto fn = [](auto&&...) { return ex::just(move_only(1), 2); };
    run(adaptor(child, fn), value_receiver(told, [](move_only first, int second) {
      assert(first.value == 1);
      assert(second == 2);
    }));
    assert(told.value());
  }
  { // an error
    record told;
    auto fn = [](auto&&...) { return sends<signatures>(ex::set_error, move_only(7)); };
    run(adaptor(child, fn), error_receiver(told, []<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, move_only&&>)
        assert(error.value == 7);
      else
        assert(false);
    }));
    assert(told.error());
  }
  { // stopped
    record told;
    run(adaptor(child, [](auto&&...) { return ex::just_stopped(); }), any_receiver(told));
    assert(told.stopped());
  }
  { // later, and by reference
    deferred<ex::set_value_t(int&, const int&), ex::set_error_t(int&), ex::set_stopped_t()> second;
    int datum = 1;
    {
      record told;
      auto receive = [&]<class First, class Second>(First&& first, Second&& second) {
        static_assert(std::same_as<First&&, int&>);
        static_assert(std::same_as<Second&&, const int&>);
        assert(&first == &datum);
        assert(&second == &datum);
      };
      auto op = ex::connect(adaptor(child, [&](auto&&...) { return second.sender(); }), value_receiver(told, receive));
      ex::start(op);
      assert(second.started());
      assert(told.pending());
      second.complete(ex::set_value, datum, datum);
      assert(told.value());
    }
    {
      record told;
      auto op = ex::connect(adaptor(child, [&](auto&&...) { return second.sender(); }), any_receiver(told));
      ex::start(op);
      assert(told.pending());
      second.complete(ex::set_error, datum);
      assert(told.error());
    }
    {
      record told;
      auto op = ex::connect(adaptor(child, [&](auto&&...) { return second.sender(); }), any_receiver(told));
      ex::start(op);
      assert(told.pending());
      second.complete(ex::set_stopped);
      assert(told.stopped());
    }
  }
  { // a sender that can only be moved, and connected only as an rvalue
    record told;
    auto fn = [](auto&&...) { return move_only_sender(ex::just(move_only(1))); };
    run(adaptor(child, fn), value_receiver(told, [](move_only datum) { assert(datum.value == 1); }));
    assert(told.value());
  }
  { // a sender that is returned by reference
    auto sndr = ex::just(7);
    record told;
    auto fn = [&](auto&&...) -> auto& { return sndr; };
    run(adaptor(child, fn), value_receiver(told, [](int i) { assert(i == 7); }));
    assert(told.value());
    auto const_fn = [&](auto&&...) -> const auto& { return sndr; };
    record told_again;
    run(adaptor(child, const_fn), value_receiver(told_again, [](int i) { assert(i == 7); }));
    assert(told_again.value());
  }
}

int main(int, char**) {
  test(ex::let_value, ex::just(1));
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());

  { // both later
    deferred<ex::set_value_t(int)> first;
    deferred<ex::set_value_t(int)> second;
    record told;
    auto fn = [&](auto&&) { return second.sender(); };
    auto op = ex::connect(ex::let_value(first.sender(), fn), value_receiver(told, [](int i) { assert(i == 2); }));
    ex::start(op);
    assert(!second.started());
    first.complete(ex::set_value, 1);
    assert(second.started());
    assert(told.pending());
    second.complete(ex::set_value, 2);
    assert(told.value());
  }
  return 0;
}
