// [exec.write.env]/3
//
// If the receiver's environment has an allocator, the operation's copy of the environment that is written is made with
// it, by uses-allocator construction.

#include "environments.h"
#include "execution.h"
#include "numbered_allocators.h"
#include "receivers.h"

#include <cassert>
#include <cstddef>
#include <utility>

// Answers with the number of the allocator with which it was made, 0 if there was none.
struct environment {
  using allocator_type = numbered_allocator<std::byte>;

  int number = 0;

  environment() = default;
  environment(const environment&) = default;
  environment(const environment&, const allocator_type& alloc) noexcept : number(alloc.number) {}

  int query(forwarding) const noexcept { return number; }
};

template<class Sndr, class Env = ex::env<>>
int result_of(Sndr&& sndr, Env env = {}) {
  record told;
  int result = -1;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }, std::move(env)));
  assert(told.value());
  return result;
}

int main(int, char**) {
  auto sndr = ex::write_env(ex::read_env(forwarding()), environment());
  const ex::prop env(exs::get_allocator, numbered_allocator<int>(2));
  assert(result_of(sndr, env) == 2);
  assert(result_of(std::as_const(sndr), ex::prop(exs::get_allocator, numbered_allocator<int>(3))) == 3);
  assert(result_of(sndr) == 0);
  assert(result_of(std::move(sndr), env) == 2);
  return 0;
}
