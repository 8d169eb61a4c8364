// [exec.queryable.general]/4
//
// To ask twice gives the same answer, and leaves the query object and the object as they were: so it is for the
// environments and attributes of the library.

#include "environments.h"
#include "execution.h"
#include "queries.h"
#include "receivers.h"

#include <cassert>
#include <memory>

template<class Query, class Env>
void test(Query query, Env&& env) {
  const auto first = query(env);
  const auto second = query(env);
  assert(first == second);
  assert(query(env) == first);
}

int main(int, char**) {
  exs::inplace_stop_source source;
  const auto env = ex::env{ex::prop(exs::get_stop_token, source.get_token()), ex::prop(forwarding(), 1),
    ex::prop(ex::get_scheduler, numbered_scheduler{1})};
  test(exs::get_stop_token, env);
  test(forwarding(), env);
  test(ex::get_scheduler, env);

  ex::run_loop loop;
  test(ex::get_completion_scheduler<ex::set_value_t>, ex::get_env(ex::schedule(loop.get_scheduler())));
  test(ex::get_forward_progress_guarantee, loop.get_scheduler());

  bool looked = false;
  record told;
  run(ex::when_all(looks(
        [&](const auto& child) {
          test(exs::get_stop_token, child);
          test(forwarding(), child);
          looked = true;
        },
        ex::set_value)),
    any_receiver(told, env));
  assert(looked && told.value());
  return 0;
}
