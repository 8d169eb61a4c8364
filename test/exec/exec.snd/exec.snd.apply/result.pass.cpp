// [exec.snd.apply]/3
//
// apply_sender gives what the domain makes of tag, sender and arguments; or else what the default domain does, that is,
// what the tag makes of them.

#include "domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

struct no_domain {};

// Adds 1000 to what the tag makes of them.
struct domain {
  template<class Sndr, class... Args>
  constexpr int apply_sender(categorizing tag, Sndr&& sndr, Args&&... args) const {
    return 1000 + tag.apply_sender(std::forward<Sndr>(sndr), std::forward<Args>(args)...);
  }
};

struct referring_domain {
  template<class Sndr>
  constexpr auto& apply_sender(silent_tag, Sndr& sndr) const {
    return sndr.number;
  }
};

constexpr bool test() {
  tagged_sender<silent_tag> sndr;
  int argument = 0;
  { // by the domain
    assert(ex::apply_sender(domain(), categorizing(), sndr) == 1001);
    assert(ex::apply_sender(domain(), categorizing(), std::as_const(sndr), argument, std::move(argument)) == 1213);
    assert(ex::apply_sender(domain(), categorizing(), std::move(sndr), std::as_const(argument)) == 1032);
    static_assert(std::same_as<decltype(ex::apply_sender(referring_domain(), silent_tag(), sndr)), int&>);
    assert(&ex::apply_sender(referring_domain(), silent_tag(), sndr) == &sndr.number);
  }
  { // by the tag: the domain cannot do it, or not for this tag
    assert(ex::apply_sender(no_domain(), categorizing(), sndr) == 1);
    assert(ex::apply_sender(no_domain(), categorizing(), std::as_const(sndr), argument, std::move(argument)) == 213);
    assert(ex::apply_sender(referring_domain(), categorizing(), std::move(sndr)) == 3);
    static_assert(std::same_as<decltype(ex::apply_sender(domain(), referring(), sndr)), int&>);
    assert(&ex::apply_sender(domain(), referring(), sndr) == &sndr.number);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
