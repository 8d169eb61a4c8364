// [exec.adapt.general]/3.3
//
// A sender with several children has the attributes of none of them.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "senders.h"

#include <cassert>

struct child : sends_int<1> {
  struct attributes {
    int query(forwarding) const noexcept { return 1; }
  };

  attributes get_env() const noexcept { return {}; }
};

template<class Env>
concept answers = requires(const Env& env) { forwarding()(env); };

int main(int, char**) {
  const auto one = ex::when_all_with_variant(child());
  const auto two = ex::when_all_with_variant(child(), child());
  static_assert(answers<decltype(ex::get_env(one))>);
  static_assert(!answers<decltype(ex::get_env(two))>);
  assert(forwarding()(ex::get_env(one)) == 1);
  return 0;
}
