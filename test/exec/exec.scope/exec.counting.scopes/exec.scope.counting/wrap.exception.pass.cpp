// [exec.scope.counting]/5
//
// An exception from copying or moving the sender into the result leaves wrap.

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <utility>

// Throws when it is copied, and when it is moved if it is told so.
struct throwing_sender : decltype(sends<ex::completion_signatures<ex::set_value_t()>>(ex::set_value)) {
  bool throws = true;

  throwing_sender() = default;
  throwing_sender(const throwing_sender& other) noexcept(false) : throws(other.throws) {
    if (throws)
      throw 1;
  }
  throwing_sender(throwing_sender&& other) noexcept(false) : throws(other.throws) {
    if (throws)
      throw 2;
  }
};

int main(int, char**) {
  ex::counting_scope scope;
  const auto token = scope.get_token();
  throwing_sender sndr;
  assert(thrown_by([&] { static_cast<void>(token.wrap(sndr)); }) == 1);
  assert(thrown_by([&] { static_cast<void>(token.wrap(std::as_const(sndr))); }) == 1);
  assert(thrown_by([&] { static_cast<void>(token.wrap(std::move(sndr))); }) == 2);

  sndr.throws = false;
  record told;
  run(token.wrap(sndr), any_receiver(told));
  assert(told.value());
  return 0;
}
