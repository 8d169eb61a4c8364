// [exec.stopped.opt]/4
//
// stopped_as_optional.transform_sender(sndr, env) gives the sender of let_stopped that does the work: of an lvalue,
// const or not, with a copy of the child, which is moved out of an rvalue. Where the child is no sender, neither is the
// result.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <utility>

template<class Sndr>
void test(Sndr&& sndr) {
  auto transformed = ex::stopped_as_optional.transform_sender(std::forward<Sndr>(sndr), ex::env<>());
  static_assert(std::same_as<ex::tag_of_t<decltype(transformed)>, ex::let_stopped_t>);
  record told;
  run(std::move(transformed), value_receiver(told, [](std::optional<int> value) noexcept { assert(value == 7); }));
  assert(told.value());
}

struct answering_env {
  int query(forwarding) const noexcept { return 7; }
};

template<class Env>
using transformed_reader =
  decltype(ex::stopped_as_optional.transform_sender(ex::stopped_as_optional(ex::read_env(forwarding())), Env()));

static_assert(ex::sender_in<transformed_reader<answering_env>, answering_env>);
static_assert(!ex::sender_in<transformed_reader<ex::env<>>, answering_env>);

int main(int, char**) {
  auto sndr = ex::stopped_as_optional(ex::just(7));
  test(sndr);
  test(std::as_const(sndr));
  test(std::move(sndr));
  test(ex::stopped_as_optional(move_only_sender(ex::just(7))));
  return 0;
}
