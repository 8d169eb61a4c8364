// [exec.stop.when]/2.3
//
// The environment of the receiver is passed on as write_env does it: what is not a stop token and is meant to be
// forwarded is, what is not meant to be is not.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

template<class Env>
void test(Env env) {
  ex::counting_scope scope;
  int answer = 0;
  const auto look = [&]<class Seen>(const Seen& seen) {
    answer = forwarding()(seen);
    static_assert(!requires { not_forwarding()(seen); });
  };
  record told;
  run(scope.get_token().wrap(looks(look, ex::set_value)),
    any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2), env}));
  assert(told.value());
  assert(answer == 1);
}

int main(int, char**) {
  test(ex::env<>());
  exs::inplace_stop_source source;
  test(ex::prop(exs::get_stop_token, source.get_token()));
  return 0;
}
