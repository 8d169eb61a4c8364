// [exec.snd.expos]/4.1, [exec.snd.expos]/4.2
//
// Which of two joined environments answers is decided for a query with its arguments: the first, where it takes them.
// The arguments, what is answered and whether it may throw are those of the environment that answers.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

struct first {
  int object = 1;

  constexpr const int& query(forwarding) const noexcept { return object; }
  constexpr int query(forwarding, int factor) const { return 10 * factor; }
  constexpr int query(forwarding, move_only&& datum) const noexcept { return datum.value; }
};

struct second {
  constexpr int query(forwarding) const { return -1; }
  constexpr int query(forwarding, int) const { return -2; }
  constexpr long query(forwarding, int, int summand) const noexcept { return 20 + summand; }
  constexpr int query(forwarding, int&, char) const { return 30; }
};

int main(int, char**) {
  bool looked = false;
  record told;
  auto look = [&]<class Env>(const Env& env) {
    static_assert(std::same_as<decltype(env.query(forwarding())), const int&>);
    static_assert(noexcept(env.query(forwarding())));
    assert(env.query(forwarding()) == 1);

    static_assert(!noexcept(env.query(forwarding(), 2)));
    assert(env.query(forwarding(), 2) == 20);
    assert(env.query(forwarding(), move_only(3)) == 3);

    static_assert(std::same_as<decltype(env.query(forwarding(), 1, 2)), long>);
    static_assert(noexcept(env.query(forwarding(), 1, 2)));
    assert(env.query(forwarding(), 1, 2) == 22);

    int i = 0;
    static_assert(!noexcept(env.query(forwarding(), i, 'a')));
    assert(env.query(forwarding(), i, 'a') == 30);
    static_assert(!requires { env.query(forwarding(), 1, 2, 3); });
    looked = true;
  };
  run(ex::write_env(looks(look, ex::set_value), first()), any_receiver(told, second()));
  assert(looked && told.value());
  return 0;
}
