// [exec.sync.wait.var]/2
//
// The sender is connected once, lvalue or rvalue, and may be one that can only be moved; the environment is that of
// sync_wait.

#include "environments.h"
#include "execution.h"
#include "senders.h"
#include "variants.h"

#include <cassert>
#include <tuple>
#include <utility>

int main(int, char**) {
  { // lvalues stay what they are
    auto sndr = ex::just(1);
    auto is_one = [](auto result) {
      assert(result.has_value());
      assert(std::get<std::tuple<int>>(unwrapped(*result)) == std::tuple(1));
    };
    is_one(ext::sync_wait_with_variant(sndr));
    is_one(ext::sync_wait_with_variant(std::as_const(sndr)));
    is_one(ext::sync_wait_with_variant(std::move(sndr)));
    is_one(ext::sync_wait_with_variant(move_only_sender(ex::just(1))));
  }
  { // the environment
    int looked = 0;
    auto result = ext::sync_wait_with_variant(looks(
      [&](const auto& env) {
        ++looked;
        assert(ex::get_scheduler(env) == ex::get_delegation_scheduler(env));
      },
      ex::set_value));
    assert(result.has_value());
    assert(looked == 1);
  }
  return 0;
}
