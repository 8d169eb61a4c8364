// [exec.sync.wait]/10.2.2
//
// sync_wait(sndr) throws if the sender completes with an error.

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <stdexcept>

using signatures =
  ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;

int main(int, char**) {
  bool caught = false;
  try {
    static_cast<void>(
      ext::sync_wait(sends<signatures>(ex::set_error, std::make_exception_ptr(std::runtime_error("error")))));
  } catch (const std::runtime_error&) {
    caught = true;
  }
  assert(caught);

  // an exception in a function of a chain
  caught = false;
  try {
    static_cast<void>(ext::sync_wait(ex::then(ex::just(), []() -> int { throw 7; })));
  } catch (int i) {
    caught = i == 7;
  }
  assert(caught);
  return 0;
}
