// [exec.sysctxrepl.recvproxy]/4
//
// A proxy can be asked for the stop token of its receiver, if that is an inplace_stop_token, at any time until the
// completion.

#include "backends.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>
#include <optional>

struct by_value {
  exs::inplace_stop_token token;
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

struct by_reference {
  mutable exs::inplace_stop_token token;
  exs::inplace_stop_token& query(exs::get_stop_token_t) const noexcept { return token; }
};

struct by_const_value {
  exs::inplace_stop_token token;
  const exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

std::optional<exs::inplace_stop_token> token_of(const request& asked) {
  return asked.proxy->try_query<exs::inplace_stop_token>(exs::get_stop_token);
}

void test(auto sndr, manual_backend& backend, algorithm what, exs::inplace_stop_source& source, auto env) {
  exs::inplace_stop_source other;
  record told;
  auto op = ex::connect(std::move(sndr), any_receiver(told, env));
  ex::start(op);
  if (what != algorithm::schedule)
    backend.take(algorithm::schedule).proxy->set_value();
  const request asked = backend.take(what);
  assert(token_of(asked).has_value());
  assert(token_of(asked) == source.get_token());
  assert(token_of(asked) != other.get_token());
  assert(!token_of(asked)->stop_requested());
  source.request_stop();
  assert(token_of(asked)->stop_requested());
  asked.proxy->set_stopped();
  assert(told.stopped());
}

// A token by which no stop is possible is an answer, too.
void test_disengaged() {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  record told;
  auto op = ex::connect(ex::schedule(sch), any_receiver(told, by_value()));
  ex::start(op);
  const request asked = backend->take(algorithm::schedule);
  assert(token_of(asked).has_value());
  assert(token_of(asked) == exs::inplace_stop_token());
  asked.proxy->set_value();
  assert(told.value());
}

template<class MakeEnv>
void test_each(MakeEnv make_env) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  {
    exs::inplace_stop_source source;
    test(ex::schedule(sch), *backend, algorithm::schedule, source, make_env(source.get_token()));
  }
  {
    exs::inplace_stop_source source;
    test(ex::bulk_chunked(ex::schedule(sch), ex::par, 10, [](int, int) noexcept {}), *backend, algorithm::bulk_chunked,
      source, make_env(source.get_token()));
  }
  {
    exs::inplace_stop_source source;
    test(ex::bulk_unchunked(ex::schedule(sch), ex::par, 10, [](int) noexcept {}), *backend, algorithm::bulk_unchunked,
      source, make_env(source.get_token()));
  }
}

int main(int, char**) {
  test_each([](exs::inplace_stop_token token) { return by_value{token}; });
  test_each([](exs::inplace_stop_token token) { return by_const_value{token}; });
  test_each([](exs::inplace_stop_token token) { return by_reference{token}; });
  test_each([](exs::inplace_stop_token token) { return ex::prop(exs::get_stop_token, token); });
  test_disengaged();
  return 0;
}
