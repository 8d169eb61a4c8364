// [exec.read.env]/1
//
// An operation of read_env(q) completes inside start, with what q says of the receiver's environment as its value.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  { // a query that is forwarded, and one that is not: it is the receiver's own environment that is asked
    record first, second;
    run(ex::read_env(forwarding()),
      value_receiver(first, [](int i) noexcept { assert(i == 1); }, ex::prop(forwarding(), 1)));
    assert(first.value());
    run(ex::read_env(not_forwarding()),
      value_receiver(second, [](int i) noexcept { assert(i == 2); }, ex::prop(not_forwarding(), 2)));
    assert(second.value());
  }
  { // a query of the library
    exs::inplace_stop_source source;
    record told;
    run(ex::read_env(exs::get_stop_token),
      value_receiver(
        told, [&](exs::inplace_stop_token token) noexcept { assert(token == source.get_token()); },
        ex::prop(exs::get_stop_token, source.get_token())));
    assert(told.value());
  }
  { // one that is answered even by an empty environment
    record told;
    run(ex::read_env(exs::get_stop_token), value_receiver(told, [](exs::never_stop_token) noexcept {}));
    assert(told.value());
  }
  { // nothing is read before the operation is started
    record told;
    int asked = 0;
    struct asking_env {
      int* asked;
      int query(forwarding) const noexcept { return ++*asked; }
    };
    auto op = ex::connect(
      ex::read_env(forwarding()), value_receiver(told, [](int i) noexcept { assert(i == 1); }, asking_env{&asked}));
    assert(told.pending());
    assert(asked == 0);
    ex::start(op);
    assert(told.value());
    assert(asked == 1);
  }
  return 0;
}
