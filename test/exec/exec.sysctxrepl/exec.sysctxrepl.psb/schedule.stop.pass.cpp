// [exec.sysctxrepl.psb]/2.1.3
//
// Work whose stop was requested before it was started is cancelled, whatever the type of the stop token.
//
// INFORMATIVE: whether a stop request is honoured is up to the backend

#include "execution.h"

#include <cassert>

// Completes inside sync_wait, by the channel that is not success if it is stopped.
template<class Token>
bool is_stopped(Token token) {
  return !ext::sync_wait(
    ex::write_env(ex::schedule(ex::get_parallel_scheduler()), ex::prop(exs::get_stop_token, token)));
}

int main(int, char**) {
  exs::inplace_stop_source source;
  assert(!is_stopped(source.get_token()));
  source.request_stop();
  assert(is_stopped(source.get_token()));

  exs::stop_source other;
  assert(!is_stopped(other.get_token()));
  other.request_stop();
  assert(is_stopped(other.get_token()));
  return 0;
}
