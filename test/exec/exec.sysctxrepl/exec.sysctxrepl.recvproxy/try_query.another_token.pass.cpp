// [exec.sysctxrepl.recvproxy]/3.3
//
// There is no inplace_stop_token to be had from a receiver that has a stop token of another type, or none.
//
// EDITION: cd

#include "backends.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>

// Is not, but behaves as, an inplace_stop_token.
struct similar_token : exs::inplace_stop_token {
  similar_token(exs::inplace_stop_token token) : exs::inplace_stop_token(token) {}
  bool operator==(const similar_token&) const = default;
};

static_assert(exs::stoppable_token<similar_token>);

void test(auto env) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  record told;
  auto op = ex::connect(ex::schedule(sch), any_receiver(told, env));
  ex::start(op);
  const request asked = backend->take(algorithm::schedule);
  assert(!asked.proxy->try_query<exs::inplace_stop_token>(exs::get_stop_token).has_value());
  asked.proxy->set_value();
  assert(told.value());
}

int main(int, char**) {
  exs::inplace_stop_source source;
  test(ex::env<>());
  test(ex::prop(exs::get_stop_token, exs::never_stop_token()));
  test(ex::prop(exs::get_stop_token, similar_token(source.get_token())));
  return 0;
}
