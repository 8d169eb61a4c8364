// [exec.domain.default]/10
//
// Of the tag it is the type alone that counts: what applies the sender is a new object of it, an rvalue.
//
// EDITION: cd c++26

#include "domains.h"
#include "execution.h"

#include <cassert>

struct numbered_tag {
  int number = 0;

  constexpr int apply_sender(const auto&) && { return number + 1; }
  constexpr int apply_sender(const auto&) & { return -1; }
  constexpr int apply_sender(const auto&) const& { return -2; }
  constexpr int apply_sender(const auto&) const&& { return -3; }
};

struct lvalue_only {
  int apply_sender(const auto&) &;
};

template<class Tag>
concept applies_sender =
  requires(Tag& tag, const tagged_sender<silent_tag>& sndr) { ex::default_domain().apply_sender(tag, sndr); };

static_assert(applies_sender<numbered_tag>);
static_assert(!applies_sender<lvalue_only>);

constexpr bool test() {
  const tagged_sender<silent_tag> sndr;
  numbered_tag tag{100};
  assert(ex::default_domain().apply_sender(tag, sndr) == 1);
  assert(ex::default_domain().apply_sender(numbered_tag{200}, sndr) == 1);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
