// [exec.read.env]/2
//
// The sender can be made, copied and moved in a constant expression.

#include "environments.h"
#include "execution.h"

#include <utility>

constexpr auto constant = ex::read_env(forwarding());

constexpr bool test() {
  auto sndr = ex::read_env(forwarding());
  [[maybe_unused]] auto copy = sndr;
  [[maybe_unused]] auto moved = std::move(sndr);
  [[maybe_unused]] auto copy_of_constant = constant;
  return true;
}

static_assert(test());
