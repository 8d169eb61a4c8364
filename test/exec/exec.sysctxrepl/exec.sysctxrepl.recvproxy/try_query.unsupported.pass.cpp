// [exec.sysctxrepl.recvproxy]/3.1, [exec.sysctxrepl.recvproxy]/3.2
//
// There is no answer to a query that no implementation can know, nor of a type that none can know, even if the
// receiver's environment has it.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>

struct answer {};

struct question {
  answer operator()(const auto& env) const noexcept { return env.query(*this); }
};

struct environment {
  exs::inplace_stop_token token;
  answer query(question) const noexcept { return {}; }
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

void check(backends::receiver_proxy& r) {
  assert(!r.try_query<answer>(question()).has_value());
  assert(!r.try_query<exs::inplace_stop_token>(question()).has_value());
  assert(!r.try_query<answer>(exs::get_stop_token).has_value());
  assert(r.try_query<exs::inplace_stop_token>(exs::get_stop_token).has_value());
}

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  exs::inplace_stop_source source;
  record told;
  auto op = ex::connect(ex::bulk_chunked(ex::schedule(sch), ex::par, 10, [](int, int) noexcept {}),
    any_receiver(told, environment{source.get_token()}));
  ex::start(op);
  const request scheduled = backend->take(algorithm::schedule);
  check(*scheduled.proxy);
  scheduled.proxy->set_value();
  const request bulk = backend->take(algorithm::bulk_chunked);
  check(*bulk.proxy);
  bulk.proxy->set_value();
  assert(told.value());
  return 0;
}
