// [exec.snd.expos]/35
//
// The attributes of a sender with one child are those of the child, as far as they are forwarding: with all arguments,
// and the very answers. Without a child there are none.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>

struct child : sends_int<1> {
  struct attributes {
    const int* object;

    const int& query(forwarding) const noexcept { return *object; }
    int query(forwarding, int factor) const { return factor * *object; }
    int query(not_forwarding) const noexcept { return -1; }
  };

  int object = 7;

  attributes get_env() const noexcept { return {&object}; }
};

template<class Sndr>
void test(const Sndr& sndr) {
  auto& [tag, data, kept] = sndr;
  const auto attributes = ex::get_env(sndr);
  static_assert(std::same_as<decltype(attributes.query(forwarding())), const int&>);
  static_assert(noexcept(attributes.query(forwarding())));
  assert(&attributes.query(forwarding()) == &kept.object);
  static_assert(!noexcept(attributes.query(forwarding(), 2)));
  assert(attributes.query(forwarding(), 2) == 14);
  static_assert(!requires { attributes.query(not_forwarding()); });
}

static_assert(std::same_as<ex::env_of_t<decltype(ex::just())>, ex::env<>>);
static_assert(std::same_as<ex::env_of_t<decltype(ex::read_env(forwarding()))>, ex::env<>>);

int main(int, char**) {
  test(ex::then(child(), [](int) {}));
  test(ex::upon_error(child(), [](int) {}));
  test(ex::write_env(child(), ex::prop(forwarding(), 3)));
  return 0;
}
