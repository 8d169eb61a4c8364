// [exec.into.variant]/6
//
// An exception that copying a datum into the variant throws becomes the error completion.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <exception>

int main(int, char**) {
  deferred<ex::set_value_t(const throwing_copy&)> source;
  record told;
  auto op = ex::connect(ex::into_variant(source.sender()), error_receiver(told, [](std::exception_ptr error) noexcept {
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
