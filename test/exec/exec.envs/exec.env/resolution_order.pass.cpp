// [exec.env]/1
//
// env makes one environment of several: what an element says takes the place of what those after it say.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  { // an element in front replaces one answer of an environment, and leaves the others
    const ex::env base{ex::prop(forwarding(), 1), ex::prop(exs::get_stop_token, source.get_token())};
    const ex::env env{ex::prop(forwarding(), 2), base};
    assert(env.query(forwarding()) == 2);
    assert(exs::get_stop_token(env) == source.get_token());
    assert(base.query(forwarding()) == 1);
  }
  { // an element behind adds one
    const ex::env base{ex::prop(forwarding(), 1)};
    const ex::env env{base, ex::prop(forwarding(), 2), ex::prop(exs::get_stop_token, source.get_token())};
    assert(env.query(forwarding()) == 1);
    assert(exs::get_stop_token(env) == source.get_token());
  }
  { // the environment of a receiver
    record told;
    const ex::env env{ex::prop(forwarding(), 1), ex::prop(exs::get_stop_token, source.get_token())};
    run(looks(
          [&](const auto& env) {
            assert(env.query(forwarding()) == 1);
            assert(exs::get_stop_token(env) == source.get_token());
          },
          ex::set_value),
      any_receiver(told, env));
    assert(told.value());
  }
  return 0;
}
