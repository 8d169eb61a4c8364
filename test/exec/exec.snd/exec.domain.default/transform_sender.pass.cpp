// [exec.domain.default]/3
//
// transform_sender gives what the tag of the sender makes of it, if the tag can do that with what is given; else the
// very sender.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

using result = tagged_sender<silent_tag>;

// Puts the value category of the sender into the result.
struct early_tag {
  template<class Sndr>
  constexpr result transform_sender(Sndr&& sndr) const {
    return {{}, category(std::forward<Sndr>(sndr))};
  }
};

// The same, and that of the environment.
struct late_tag {
  template<class Sndr, class Env>
  constexpr result transform_sender(Sndr&& sndr, Env&& env) const {
    return {{}, category(std::forward<Sndr>(sndr)) * 10 + category(std::forward<Env>(env))};
  }
};

result other{{}, 7};

struct referring_tag {
  constexpr result& transform_sender(const auto&) const { return other; }
};

constexpr bool test() {
  ex::default_domain domain;
  { // without an environment
    tagged_sender<early_tag> sndr;
    assert(domain.transform_sender(sndr).number == 1);
    assert(domain.transform_sender(std::as_const(sndr)).number == 2);
    assert(domain.transform_sender(std::move(sndr)).number == 3);
    static_assert(std::same_as<decltype(domain.transform_sender(sndr)), result>);
  }
  { // with one, which is a const lvalue
    tagged_sender<late_tag> sndr;
    ex::env<> env;
    assert(domain.transform_sender(sndr, env).number == 12);
    assert(domain.transform_sender(std::as_const(sndr), env).number == 22);
    assert(domain.transform_sender(std::move(sndr), ex::env<>()).number == 32);
  }
  { // a reference stays one
    tagged_sender<referring_tag> sndr;
    static_assert(std::same_as<decltype(domain.transform_sender(sndr)), result&>);
    assert(&domain.transform_sender(sndr) == &other);
  }
  { // the tag does not transform it, or not with that
    tagged_sender<silent_tag> silent;
    assert(&domain.transform_sender(silent) == &silent);
    static_assert(std::same_as<decltype(domain.transform_sender(silent)), tagged_sender<silent_tag>&>);
    static_assert(std::same_as<decltype(domain.transform_sender(std::move(silent))), tagged_sender<silent_tag>&&>);
    tagged_sender<early_tag> early;
    assert(&domain.transform_sender(early, ex::env<>()) == &early);
    tagged_sender<late_tag> late;
    assert(&domain.transform_sender(std::as_const(late)) == &late);
    static_assert(std::same_as<decltype(domain.transform_sender(std::as_const(late))), const tagged_sender<late_tag>&>);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
