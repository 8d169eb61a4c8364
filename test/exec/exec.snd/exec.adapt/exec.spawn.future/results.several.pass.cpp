// [exec.spawn.future]/4, [exec.spawn.future]/5
//
// A sender may complete in several ways with the same types: the future completes in the way in which the sender did.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <string>

// Spells how it was completed.
struct receiver {
  using receiver_concept = tag::receiver;

  std::string* spelling;

  void set_value() && noexcept { *spelling = "value"; }
  void set_value(int&& i) && noexcept { *spelling = "value " + std::to_string(i); }
  void set_value(int&& i, int&& j) && noexcept { *spelling = "value " + std::to_string(i) + ' ' + std::to_string(j); }
  void set_value(long&& i) && noexcept { *spelling = "value long " + std::to_string(i); }
  void set_error(int&& i) && noexcept { *spelling = "error " + std::to_string(i); }
  void set_error(long&& i) && noexcept { *spelling = "error long " + std::to_string(i); }
  void set_stopped() && noexcept { *spelling = "stopped"; }
};

template<class... Args>
std::string complete_with(bool before, Args... args) {
  ledger_scope scope;
  deferred<ex::set_value_t(), ex::set_value_t(int), ex::set_value_t(int, int), ex::set_value_t(long),
    ex::set_error_t(int), ex::set_error_t(long), ex::set_stopped_t()>
    source;
  std::string spelling;
  auto op = ex::connect(ex::spawn_future(source.sender(), ledger_token(scope)), receiver{&spelling});
  if (before)
    source.complete(args...);
  ex::start(op);
  if (!before)
    source.complete(args...);
  return spelling;
}

int main(int, char**) {
  for (bool before : {false, true}) {
    assert(complete_with(before, ex::set_value) == "value");
    assert(complete_with(before, ex::set_value, 1) == "value 1");
    assert(complete_with(before, ex::set_value, 2, 3) == "value 2 3");
    assert(complete_with(before, ex::set_value, 4L) == "value long 4");
    assert(complete_with(before, ex::set_error, 5) == "error 5");
    assert(complete_with(before, ex::set_error, 6L) == "error long 6");
    assert(complete_with(before, ex::set_stopped) == "stopped");
  }
  return 0;
}
