// [exec.write.env]/2
//
// The sender can be made, copied and moved in a constant expression.

#include "environments.h"
#include "execution.h"
#include "senders.h"

#include <utility>

constexpr auto child = inline_sender<ex::completion_signatures<ex::set_value_t()>, ex::set_value_t>();
constexpr auto constant = ex::write_env(child, ex::prop(forwarding(), 7));

constexpr bool test() {
  auto sndr = ex::write_env(child, ex::prop(forwarding(), 7));
  [[maybe_unused]] auto copy = sndr;
  [[maybe_unused]] auto moved = std::move(sndr);
  [[maybe_unused]] auto copy_of_constant = constant;
  return true;
}

static_assert(test());
