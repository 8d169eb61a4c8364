// [exec.sync.wait]/10.2.3
//
// sync_wait(sndr) returns an empty optional if the sender completes as stopped.

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <string>
#include <tuple>

int main(int, char**) {
  using signatures = ex::completion_signatures<ex::set_value_t(int, std::string), ex::set_stopped_t()>;
  auto result = ext::sync_wait(sends<signatures>(ex::set_stopped));
  static_assert(std::same_as<decltype(result), std::optional<std::tuple<int, std::string>>>);
  assert(!result.has_value());

  using nothing = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;
  assert(!ext::sync_wait(sends<nothing>(ex::set_stopped)).has_value());
  assert(ext::sync_wait(sends<nothing>(ex::set_value)).has_value());
  return 0;
}
