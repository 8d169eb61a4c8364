// [exec.write.env]/3
//
// The environment that is written may be one that cannot be copied: the sender, as an rvalue, gives it to its
// operation, and nobody needs another.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <utility>

struct move_only_env {
  move_only value;
  const move_only& query(forwarding) const noexcept { return value; }
};

int main(int, char**) {
  auto sndr = ex::write_env(ex::read_env(forwarding()), move_only_env{move_only(7)});
  record told;
  run(std::move(sndr), value_receiver(told, [](const move_only& m) noexcept { assert(m.value == 7); }));
  assert(told.value());
  return 0;
}
