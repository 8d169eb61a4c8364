// [exec.snd.concepts]/9.1
//
// The library's senders can be connected as rvalues, whatever they keep.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <utility>

template<class Sndr>
void test(Sndr sndr) {
  record told;
  run(std::move(sndr), any_receiver(told));
  assert(told.value());
}

int main(int, char**) {
  test(ex::just(move_only(1)));
  test(ex::then(ex::just(move_only(1)), [kept = move_only(2)](move_only&&) {}));
  test(ex::let_value(ex::just(move_only(1)), [kept = move_only(2)](move_only&) { return ex::just(); }));
  test(ex::when_all(ex::just(move_only(1)), ex::just()));
  test(ex::write_env(ex::just(move_only(1)), ex::prop(exs::get_stop_token, exs::never_stop_token())));
  test(ex::into_variant(ex::just(move_only(1))));
  test(ex::starts_on(ex::inline_scheduler(), ex::just(move_only(1))));
  test(ex::continues_on(ex::just(move_only(1)), ex::inline_scheduler()));
  test(ex::schedule(ex::inline_scheduler()));
  return 0;
}
