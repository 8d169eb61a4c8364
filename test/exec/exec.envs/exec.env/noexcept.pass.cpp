// [exec.env]/9
//
// Asking does not throw if asking the element does not; if that throws, the exception is not lost.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <utility>

struct nothrow_env {
  int query(forwarding) const noexcept { return 1; }
};

struct throwing_env {
  int query(forwarding) const { throw 2; }
  int query(not_forwarding) const noexcept { return 3; }
};

template<class... Envs>
constexpr bool nothrow = noexcept(std::declval<const ex::env<Envs...>&>().query(forwarding()));

static_assert(nothrow<nothrow_env>);
// It is the first element that counts.
static_assert(nothrow<nothrow_env, throwing_env>);
static_assert(nothrow<ex::env<>, nothrow_env>);
static_assert(noexcept(std::declval<const ex::env<throwing_env>&>().query(not_forwarding())));

int main(int, char**) {
  const ex::env env{throwing_env(), nothrow_env()};
  bool thrown = false;
  try {
    static_cast<void>(env.query(forwarding()));
  } catch (int i) {
    thrown = i == 2;
  }
  assert(thrown);
  return 0;
}
