// [exec.adapt.general]/3.2
//
// A sender with one child has the attributes of that, as far as they are forwarding.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "senders.h"

#include <cassert>

struct child : sends_int<1> {
  struct attributes {
    int query(forwarding) const noexcept { return 1; }
    int query(not_forwarding) const noexcept { return 2; }
  };

  attributes get_env() const noexcept { return {}; }
};

template<class Sndr>
void test(const Sndr& sndr) {
  const auto attributes = ex::get_env(sndr);
  assert(forwarding()(attributes) == 1);
  static_assert(!requires { not_forwarding()(attributes); });
}

int main(int, char**) {
  test(ex::then(child(), [](int) {}));
  test(ex::upon_error(child(), [](int) {}));
  test(ex::upon_stopped(child(), [] { return 1; }));
  test(ex::let_value(child(), [](int) { return ex::just(); }));
  test(ex::let_error(child(), [](int) { return ex::just(); }));
  test(ex::let_stopped(child(), [] { return ex::just(); }));
  test(ex::bulk(child(), ex::seq, 1, [](int, int) {}));
  test(ex::bulk_chunked(child(), ex::seq, 1, [](int, int, int) {}));
  test(ex::bulk_unchunked(child(), ex::seq, 1, [](int, int) {}));
  test(ex::into_variant(child()));
  test(ex::stopped_as_optional(child()));
  test(ex::stopped_as_error(child(), 3));
  test(ex::unstoppable(child()));
  test(ex::write_env(child(), ex::prop(forwarding(), 3)));
  test(ex::then(ex::then(child(), [](int) {}), [] {}));
  { // the sender that stop-when makes
    ex::counting_scope scope;
    test(scope.get_token().wrap(child()));
  }
  return 0;
}
