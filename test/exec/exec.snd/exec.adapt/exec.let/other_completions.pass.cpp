// [exec.let]/15.3
//
// The completions of the child that the algorithm is not for are passed on as they are, and the function is not
// invoked.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

struct never_invoked {
  auto operator()(auto&&...) const {
    assert(false && "the function is invoked");
    return ex::just();
  }
};

using source_type =
  deferred<ex::set_value_t(move_only, int&), ex::set_error_t(move_only), ex::set_error_t(int&), ex::set_stopped_t()>;

template<class Adaptor, class Rcvr, class Tag, class... Ts>
void test(const Adaptor& adaptor, Rcvr rcvr, Tag tag, Ts&&... ts) {
  source_type source;
  auto op = ex::connect(adaptor(source.sender(), never_invoked()), std::move(rcvr));
  ex::start(op);
  source.complete(tag, std::forward<Ts>(ts)...);
}

template<class Adaptor>
void test_value(const Adaptor& adaptor) {
  int datum = 1;
  bool received = false;
  record told;
  auto receive = [&]<class... Ts>(Ts&&... ts) {
    if constexpr (std::same_as<void(Ts && ...), void(move_only&&, int&)>) {
      received = true;
      assert(ts...[0].value == 7);
      assert(&ts...[1] == &datum);
    }
  };
  test(adaptor, value_receiver(told, receive), ex::set_value, move_only(7), datum);
  assert(told.value());
  assert(received);
}

template<class Adaptor>
void test_error(const Adaptor& adaptor) {
  int datum = 1;
  bool received = false;
  {
    record told;
    auto receive = [&]<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, move_only&&>) {
        received = true;
        assert(error.value == 7);
      }
    };
    test(adaptor, error_receiver(told, receive), ex::set_error, move_only(7));
    assert(told.error());
    assert(std::exchange(received, false));
  }
  {
    record told;
    auto receive = [&]<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, int&>) {
        received = true;
        assert(&error == &datum);
      }
    };
    test(adaptor, error_receiver(told, receive), ex::set_error, datum);
    assert(told.error());
    assert(received);
  }
}

template<class Adaptor>
void test_stopped(const Adaptor& adaptor) {
  record told;
  test(adaptor, any_receiver(told), ex::set_stopped);
  assert(told.stopped());
}

int main(int, char**) {
  test_error(ex::let_value);
  test_stopped(ex::let_value);

  test_value(ex::let_error);
  test_stopped(ex::let_error);

  test_value(ex::let_stopped);
  test_error(ex::let_stopped);

  { // a child that never completes in that way: the function need not fit anything
    struct not_a_function {};
    record told;
    run(ex::let_value(ex::just_error(1), not_a_function()), any_receiver(told));
    assert(told.error());
    record told_value;
    run(ex::let_error(ex::just(1), not_a_function()), any_receiver(told_value));
    assert(told_value.value());
  }
  return 0;
}
