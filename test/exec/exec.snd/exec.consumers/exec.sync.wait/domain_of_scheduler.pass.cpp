// [exec.sync.wait]/4
//
// A sender that names no domain itself is waited for by that of its completion scheduler.
//
// EDITION: cd

#include "execution.h"
#include "lowering.h"

#include <cassert>
#include <optional>
#include <tuple>

struct waiting_domain {
  static std::optional<std::tuple<int>> apply_sender(ext::sync_wait_t, auto&&) { return std::tuple(-1); }
};

template<class Tag, class Domain>
struct sender_on : domains_sender<replaces_nothing> {
  auto get_env() const noexcept { return ex::prop(ex::get_completion_scheduler<Tag>, domains_scheduler<Domain>()); }
};

int main(int, char**) {
  assert(ext::sync_wait(sender_on<ex::set_value_t, waiting_domain>()) == std::tuple(-1));
  assert(ext::sync_wait(sender_on<ex::set_error_t, waiting_domain>()) == std::tuple(-1));
  assert(ext::sync_wait(sender_on<ex::set_stopped_t, waiting_domain>()) == std::tuple(-1));
  assert(ext::sync_wait(sender_on<ex::set_value_t, replaces_nothing>()) == std::tuple(0));
  return 0;
}
