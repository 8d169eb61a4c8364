// [exec.snd.expos]/2, [exec.snd.expos]/36
//
// A child sees the environment of the parent's receiver as far as queries are forwarding ones: with all their
// arguments, and with the very answer. It cannot ask for anything else.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

struct env {
  int answer = 1;

  constexpr const int& query(forwarding) const noexcept { return answer; }
  constexpr int query(forwarding, int factor, int summand) const { return answer * factor + summand; }
  constexpr int query(not_forwarding) const noexcept { return 2; }
};

int main(int, char**) {
  record told;
  bool looked = false;
  auto look = [&]<class Env>(const Env& seen) {
    static_assert(std::same_as<decltype(seen.query(forwarding())), const int&>);
    static_assert(noexcept(seen.query(forwarding())));
    static_assert(std::same_as<decltype(seen.query(forwarding(), 1, 1)), int>);
    static_assert(!noexcept(seen.query(forwarding(), 1, 1)));
    static_assert(!requires { seen.query(forwarding(), 1); });
    static_assert(!requires { seen.query(not_forwarding()); });
    assert(seen.query(forwarding()) == 1);
    assert(seen.query(forwarding(), 20, 3) == 23);
    looked = true;
  };
  run(looks(look, ex::set_value) | ex::then([] noexcept {}), any_receiver(told, env()));
  assert(looked && told.value());
  return 0;
}
