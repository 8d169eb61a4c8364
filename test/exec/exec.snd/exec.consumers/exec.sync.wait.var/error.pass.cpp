// [exec.sync.wait.var]/3.2.2
//
// sync_wait_with_variant(sndr) throws if the sender completes with an error: the exception that an exception_ptr refers
// to, a system_error for an error_code, and otherwise the error itself.

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <stdexcept>
#include <system_error>
#include <utility>

template<class Error>
using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_value_t(int), ex::set_error_t(Error)>;

template<class Exception, class Sndr>
bool throws(Sndr&& sndr) {
  try {
    static_cast<void>(ext::sync_wait_with_variant(std::forward<Sndr>(sndr)));
  } catch (const Exception&) {
    return true;
  }
  return false;
}

int main(int, char**) {
  assert(throws<std::logic_error>(
    sends<signatures<std::exception_ptr>>(ex::set_error, std::make_exception_ptr(std::logic_error("error")))));
  assert(throws<std::system_error>(
    sends<signatures<std::error_code>>(ex::set_error, std::make_error_code(std::errc::timed_out))));
  assert(throws<int>(sends<signatures<int>>(ex::set_error, 7)));
  return 0;
}
