// [exec.sync.wait]/7
//
// What is thrown is the exception that an exception_ptr refers to, a system_error for an error_code, and otherwise the
// error itself.

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

template<class Error>
using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(Error)>;

template<class Exception, class Sndr, class Check>
bool throws(Sndr&& sndr, Check check) {
  try {
    static_cast<void>(ext::sync_wait(std::forward<Sndr>(sndr)));
  } catch (const Exception& exception) {
    return check(exception);
  }
  return false;
}

int main(int, char**) {
  { // an exception_ptr: the exception, or a copy of it
    const auto error = std::make_exception_ptr(std::logic_error("error"));
    assert(throws<std::logic_error>(sends<signatures<std::exception_ptr>>(ex::set_error, error),
      [](const std::logic_error& thrown) { return thrown.what() == std::string("error"); }));
  }
  { // an error_code
    const std::error_code code = std::make_error_code(std::errc::timed_out);
    auto has_code = [&](const std::system_error& error) { return error.code() == code; };
    assert(throws<std::system_error>(sends<signatures<std::error_code>>(ex::set_error, code), has_code));
    assert(throws<std::system_error>(
      inline_sender<signatures<const std::error_code&>, ex::set_error_t, const std::error_code&>{{code}}, has_code));
  }
  { // anything else
    assert(throws<int>(sends<signatures<int>>(ex::set_error, 7), [](int i) { return i == 7; }));
    assert(throws<std::string>(sends<signatures<std::string>>(ex::set_error, std::string("error")),
      [](const std::string& s) { return s == "error"; }));
    assert(throws<std::logic_error>(
      sends<signatures<std::logic_error>>(ex::set_error, std::logic_error("error")), [](auto&) { return true; }));
    const std::errc condition = std::errc::timed_out;
    assert(throws<std::errc>(
      sends<signatures<std::errc>>(ex::set_error, condition), [&](std::errc error) { return error == condition; }));
  }
  { // a reference: what is thrown is a copy
    int i = 7;
    assert(throws<int>(inline_sender<signatures<int&>, ex::set_error_t, int&>{{i}},
      [&](const int& error) { return error == 7 && &error != &i; }));
  }
  return 0;
}
