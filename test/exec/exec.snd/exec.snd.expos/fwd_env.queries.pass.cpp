// [exec.snd.expos]/2
//
// Whether a query is passed on is what forwarding_query says of it: by its own answer, or else by its base class.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

struct derived : exs::forwarding_query_t {};

struct derived_and_denying : exs::forwarding_query_t {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return false; }
};

struct denying {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return false; }
};

struct environment {
  constexpr int query(derived) const noexcept { return 1; }
  constexpr int query(derived_and_denying) const noexcept { return 2; }
  constexpr int query(denying) const noexcept { return 3; }
  constexpr int query(forwarding) const noexcept { return 4; }
};

template<class Env, class Query>
concept answers = requires(const Env& env) { env.query(Query()); };

int main(int, char**) {
  bool looked = false;
  record told;
  auto look = [&]<class Env>(const Env& env) {
    assert(env.query(derived()) == 1);
    assert(env.query(forwarding()) == 4);
    static_assert(!answers<Env, derived_and_denying>);
    static_assert(!answers<Env, denying>);
    looked = true;
  };
  run(ex::then(looks(look, ex::set_value), [] noexcept {}), any_receiver(told, environment()));
  assert(looked && told.value());
  return 0;
}
