// [exec.write.env]/4.2
//
// A query of the joined environment may throw if and only if that of the environment may which gives the answer. An
// exception is the caller's.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "signatures.h"

#include <cassert>
#include <exception>

template<class Query>
struct throwing_env {
  int query(Query) const { throw 7; }
};

template<class Query>
struct nothrow_env {
  int query(Query) const noexcept { return 1; }
};

using failure = ex::set_error_t(std::exception_ptr);

template<class Env>
using sender = decltype(ex::write_env(ex::read_env(forwarding()), Env()));

static_assert(completes_in_with<sender<nothrow_env<forwarding>>, throwing_env<forwarding>, ex::set_value_t(int)>);
static_assert(
  completes_in_with<sender<throwing_env<forwarding>>, nothrow_env<forwarding>, ex::set_value_t(int), failure>);
static_assert(completes_in_with<sender<ex::env<>>, nothrow_env<forwarding>, ex::set_value_t(int)>);
static_assert(completes_in_with<sender<ex::env<>>, throwing_env<forwarding>, ex::set_value_t(int), failure>);

template<class Written, class Own>
record result_of(Written written, Own own) {
  record told;
  run(ex::write_env(ex::read_env(forwarding()), written), any_receiver(told, own));
  return told;
}

int main(int, char**) {
  assert(result_of(nothrow_env<forwarding>(), throwing_env<forwarding>()).value());
  assert(result_of(throwing_env<forwarding>(), nothrow_env<forwarding>()).error());
  assert(result_of(ex::env<>(), nothrow_env<forwarding>()).value());
  assert(result_of(ex::env<>(), throwing_env<forwarding>()).error());
  return 0;
}
