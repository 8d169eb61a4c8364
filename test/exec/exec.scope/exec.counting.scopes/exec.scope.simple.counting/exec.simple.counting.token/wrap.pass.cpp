// [exec.simple.counting.token]/1
//
// wrap returns the very sender that it is given, with its type and value category, and does not throw.

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <memory>
#include <utility>

using token = ex::simple_counting_scope::token;
using sender = decltype(ex::just(1));
using move_only = move_only_sender<sender>;

template<class Sndr>
concept is_forwarded = requires(const token& tkn, Sndr&& sndr) {
  { tkn.wrap(std::forward<Sndr>(sndr)) } noexcept -> std::same_as<Sndr&&>;
};

static_assert(is_forwarded<sender> && is_forwarded<sender&> && is_forwarded<const sender&>);
static_assert(is_forwarded<const sender>);
static_assert(is_forwarded<move_only>);

struct not_a_sender {};

static_assert(!is_forwarded<not_a_sender>);
static_assert(!is_forwarded<move_only&>);

int main(int, char**) {
  ex::simple_counting_scope scope;
  const auto tkn = scope.get_token();
  auto sndr = ex::just(1);
  auto&& by_lvalue = tkn.wrap(sndr);
  auto&& by_const = tkn.wrap(std::as_const(sndr));
  auto&& by_rvalue = tkn.wrap(std::move(sndr));
  assert(std::addressof(by_lvalue) == std::addressof(sndr));
  assert(std::addressof(by_const) == std::addressof(sndr));
  assert(std::addressof(by_rvalue) == std::addressof(sndr));
  return 0;
}
