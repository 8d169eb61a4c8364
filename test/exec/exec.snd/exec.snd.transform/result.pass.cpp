// [exec.snd.transform]/2
//
// transform_sender gives what the domain makes of the sender, or else what the default domain does; and again, until
// the type does not change any more.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

struct no_domain {};

// Puts the value category of the sender into the result.
template<class Next>
struct early_tag {
  template<class Sndr>
  constexpr tagged_sender<Next> transform_sender(Sndr&& sndr) const {
    return {{}, sndr.number * 10 + category(std::forward<Sndr>(sndr))};
  }
};

struct late_tag {
  template<class Sndr, class Env>
  constexpr tagged_sender<silent_tag> transform_sender(Sndr&& sndr, Env&& env) const {
    return {{}, category(std::forward<Sndr>(sndr)) * 10 + category(std::forward<Env>(env))};
  }
};

// Counts down to zero, in the type.
template<int Steps>
struct counting_tag {};

struct countdown {
  template<int Steps>
    requires(Steps > 0)
  constexpr tagged_sender<counting_tag<Steps - 1>> transform_sender(tagged_sender<counting_tag<Steps>> sndr) const {
    return {{}, sndr.number + 1};
  }
};

// Leaves the type and changes the value.
struct increment {
  template<class Tag>
  constexpr tagged_sender<Tag> transform_sender(const tagged_sender<Tag>& sndr) const {
    return {{}, sndr.number + 1};
  }
};

constexpr bool test() {
  { // by the tag
    tagged_sender<early_tag<silent_tag>> sndr;
    assert(ex::transform_sender(no_domain(), sndr).number == 1);
    assert(ex::transform_sender(no_domain(), std::as_const(sndr)).number == 2);
    assert(ex::transform_sender(no_domain(), std::move(sndr)).number == 3);
    assert(ex::transform_sender(ex::default_domain(), sndr).number == 1);
    tagged_sender<late_tag> late;
    assert(ex::transform_sender(no_domain(), late, ex::env<>()).number == 12);
    assert(ex::transform_sender(no_domain(), std::move(late), ex::env<>()).number == 32);
  }
  { // what one step made is an rvalue for the next
    tagged_sender<early_tag<early_tag<silent_tag>>> sndr;
    assert(ex::transform_sender(no_domain(), sndr).number == 13);
    static_assert(
      std::same_as<std::remove_cvref_t<decltype(ex::transform_sender(no_domain(), sndr))>, tagged_sender<silent_tag>>);
  }
  { // by nobody: the very sender
    tagged_sender<silent_tag> sndr;
    static_assert(std::same_as<decltype(ex::transform_sender(no_domain(), sndr)), tagged_sender<silent_tag>&>);
    assert(&ex::transform_sender(no_domain(), sndr) == &sndr);
    assert(&ex::transform_sender(no_domain(), std::as_const(sndr), ex::env<>()) == &sndr);
  }
  { // by the domain, as often as the type changes
    tagged_sender<counting_tag<3>> sndr;
    auto transformed = ex::transform_sender(countdown(), sndr);
    static_assert(std::same_as<decltype(transformed), tagged_sender<counting_tag<0>>>);
    assert(transformed.number == 3);
  }
  { // by the domain, whatever the tag does; once, for the type is the same
    assert(ex::transform_sender(increment(), tagged_sender<early_tag<silent_tag>>()).number == 1);
    tagged_sender<silent_tag> sndr;
    assert(ex::transform_sender(increment(), sndr).number == 1);
    assert(ex::transform_sender(increment(), std::as_const(sndr)).number == 1);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
