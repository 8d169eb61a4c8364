// [exec.queryable.general]/5
//
// Where an environment of the library can be asked by its member function, that says what the query object says: the
// same type, the same value.

#include "environments.h"
#include "execution.h"
#include "queries.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

template<class Query, class Env>
void test(Query query, const Env& env) {
  static_assert(requires { env.query(query); });
  static_assert(std::same_as<decltype(env.query(query)), decltype(query(env))>);
  static_assert(noexcept(env.query(query)) == noexcept(query(env)));
  assert(env.query(query) == query(env));
}

int main(int, char**) {
  exs::inplace_stop_source source;
  const auto token = ex::prop(exs::get_stop_token, source.get_token());
  test(exs::get_stop_token, token);
  const auto env = ex::env{token, ex::prop(ex::get_delegation_scheduler, numbered_scheduler{1})};
  test(exs::get_stop_token, env);
  test(ex::get_delegation_scheduler, env);

  bool looked = false;
  record told;
  run(looks(
        [&](const auto& child) {
          test(exs::get_stop_token, child);
          test(ex::get_delegation_scheduler, child);
          looked = true;
        },
        ex::set_value) |
        ex::then([] {}),
    any_receiver(told, env));
  assert(looked && told.value());
  return 0;
}
