// [exec.par.scheduler]/9.1.2
//
// The storage that comes with a proxy is the backend's to overwrite until the completion: nobody else writes to it, the
// operation works all the same, and each operation has its own.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <functional>
#include <memory>

// The receiver's own bytes.
struct words {
  std::array<std::size_t, 4> values{1, 2, 3, 4};
};

bool overlap(const request& a, const request& b) {
  const std::less_equal<const std::byte*> before;
  const auto end = [](const request& r) { return r.storage.data() + r.storage.size(); };
  return !a.storage.empty() && !b.storage.empty() && !before(end(a), b.storage.data()) &&
         !before(end(b), a.storage.data());
}

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  record first, second;
  const auto check = [w = words()] { assert((w.values == std::array<std::size_t, 4>{1, 2, 3, 4})); };
  auto op1 = ex::connect(ex::schedule(sch), value_receiver(first, check));
  auto op2 = ex::connect(ex::schedule(sch), value_receiver(second, check));
  ex::start(op1);
  ex::start(op2);

  const request one = backend->take(algorithm::schedule); // asserts that it is as the backend left it
  const request two = backend->first(algorithm::schedule);
  assert(!overlap(one, two));
  std::ranges::fill(one.storage, std::byte(0xFF));
  one.proxy->set_value();
  assert(first.value());

  backend->take(algorithm::schedule);
  std::ranges::fill(two.storage, std::byte(0));
  two.proxy->set_value();
  assert(second.value());
  return 0;
}
