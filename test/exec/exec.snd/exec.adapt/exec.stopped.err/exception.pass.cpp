// [exec.stopped.err]/3
//
// If moving the error throws when it is needed, the exception becomes the error completion.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "throwing_copies.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <type_traits>

int main(int, char**) {
  bool armed = false;
  bool caught = false;
  record told;
  deferred<ex::set_value_t(), ex::set_stopped_t()> source;
  auto op = ex::connect(ex::stopped_as_error(source.sender(), throwing_when_armed(armed)),
    error_receiver(told, [&]<class Error>(Error&& error) noexcept {
      if constexpr (std::same_as<std::remove_cvref_t<Error>, std::exception_ptr>) {
        try {
          std::rethrow_exception(error);
        } catch (int i) {
          caught = i == 7;
        }
      }
    }));
  ex::start(op);
  armed = true;
  source.complete(ex::set_stopped);
  assert(told.error());
  assert(caught);
  return 0;
}
