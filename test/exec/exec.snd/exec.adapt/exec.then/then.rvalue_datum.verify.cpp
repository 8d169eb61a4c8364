// [exec.then]/5
//
// A value that is sent as an object is an rvalue: a function that wants an lvalue is an error where then is called.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

void test() {
  auto function = [](int&) noexcept {};
#ifdef CONTROL
  deferred<ex::set_value_t(int&)> source;
#else
  deferred<ex::set_value_t(int)> source;
#endif
  static_cast<void>(ex::then(source.sender(), function)); // REJECTED
}
