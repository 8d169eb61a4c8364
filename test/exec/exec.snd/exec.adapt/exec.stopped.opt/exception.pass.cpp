// [exec.stopped.opt]/4
//
// An exception that making the optional throws becomes the error completion.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>

int main(int, char**) {
  deferred<ex::set_value_t(const throwing_copy&), ex::set_stopped_t()> source;
  record told;
  auto op =
    ex::connect(ex::stopped_as_optional(source.sender()), error_receiver(told, [](std::exception_ptr error) noexcept {
      bool caught = false;
      try {
        std::rethrow_exception(error);
      } catch (int i) {
        caught = i == 1;
      }
      assert(caught);
    }));
  ex::start(op);
  source.complete(ex::set_value, throwing_copy());
  assert(told.error());
  return 0;
}
