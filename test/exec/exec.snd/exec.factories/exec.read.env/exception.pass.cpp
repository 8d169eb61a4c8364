// [exec.read.env]/3
//
// An exception that the query throws becomes the error completion of the operation.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <exception>

struct throwing_env {
  int query(forwarding) const { throw 7; }
};

struct returning_env {
  int query(forwarding) const { return 7; }
};

int main(int, char**) {
  {
    record told;
    run(ex::read_env(forwarding()), error_receiver(
                                      told,
                                      [](std::exception_ptr error) noexcept {
                                        bool caught = false;
                                        try {
                                          std::rethrow_exception(error);
                                        } catch (int i) {
                                          caught = i == 7;
                                        }
                                        assert(caught);
                                      },
                                      throwing_env()));
    assert(told.error());
  }
  { // there is none
    record told;
    run(ex::read_env(forwarding()), value_receiver(told, [](int i) noexcept { assert(i == 7); }, returning_env()));
    assert(told.value());
  }
  return 0;
}
