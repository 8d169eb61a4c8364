// [exec.snd.apply]/3
//
// The domain is asked as the object that it is, an lvalue that is not const. Of the tag it is the type alone that
// counts: what is handed on is a new object of it, an rvalue.

#include "domains.h"
#include "execution.h"

#include <cassert>

struct numbered_tag {
  int number = 0;
};

struct numbering {
  int number;

  constexpr int apply_sender(numbered_tag&& tag, const auto&) & { return number + tag.number; }
  constexpr int apply_sender(const numbered_tag&, const auto&) & { return -1; }
  constexpr int apply_sender(const numbered_tag&, const auto&) const& { return -2; }
  constexpr int apply_sender(const numbered_tag&, const auto&) && { return -3; }
};

struct rvalue_only {
  constexpr int apply_sender(categorizing, const auto&) && { return -4; }
};

constexpr bool test() {
  const tagged_sender<silent_tag> sndr;
  const numbered_tag tag{100};
  assert(ex::apply_sender(numbering{7}, tag, sndr) == 7);
  assert(ex::apply_sender(numbering{8}, numbered_tag{200}, sndr) == 8);
  const numbering domain{9};
  assert(ex::apply_sender(domain, tag, sndr) == 9);
  assert(ex::apply_sender(rvalue_only(), categorizing(), sndr) == 2);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
