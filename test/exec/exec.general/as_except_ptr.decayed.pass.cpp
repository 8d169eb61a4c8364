// [exec.general]/8.1, [exec.general]/8.2, [exec.general]/8.3
//
// It is the decayed type of an error that decides what exception it becomes: constness and value category do not
// matter. What is derived from error_code, or only converts to one, is thrown as it is.

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <exception>
#include <system_error>
#include <utility>

// Sends an error that is an lvalue somewhere else.
template<class Err>
struct refers {
  using sender_concept = tag::sender;

  Err* error;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(Err&)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    Err* error;

    void start() & noexcept { ex::set_error(std::move(rcvr), *error); }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const {
    return {std::move(rcvr), error};
  }
};

template<class Caught, class Err, class Check>
void test(Err& error, Check check) {
  bool caught = false;
  try {
    ext::sync_wait(refers<Err>{&error});
  } catch (const Caught& exception) {
    check(exception);
    caught = true;
  }
  assert(caught);
}

struct derived_code : std::error_code {
  int number = 0;
};

int main(int, char**) {
  { // exception_ptr
    auto error = std::make_exception_ptr(1);
    test<int>(error, [](int i) { assert(i == 1); });
    test<int>(std::as_const(error), [](int i) { assert(i == 1); });
    assert(error);
  }
  { // error_code
    auto error = std::make_error_code(std::errc::timed_out);
    const auto check = [&](const std::system_error& exception) { assert(exception.code() == error); };
    test<std::system_error>(error, check);
    test<std::system_error>(std::as_const(error), check);
  }
  { // what is like one
    derived_code error{std::make_error_code(std::errc::timed_out), 2};
    test<derived_code>(error, [](const derived_code& exception) { assert(exception.number == 2); });
    auto number = std::errc::timed_out;
    test<std::errc>(number, [](std::errc exception) { assert(exception == std::errc::timed_out); });
    test<std::errc>(std::as_const(number), [](std::errc exception) { assert(exception == std::errc::timed_out); });
  }
  return 0;
}
