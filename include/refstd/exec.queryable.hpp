// [exec.queryable], queries and queryables

#ifndef REFSTD_EXEC_QUERYABLE_HPP
#define REFSTD_EXEC_QUERYABLE_HPP

#include <concepts>

namespace refstd {

  template<class T>
  concept queryable = std::destructible<T>;

  // A query object passes itself on, as a const lvalue, to the environment.
  template<class Env, class Query>
  concept answers = requires(const Env& env, const Query& q) { env.query(q); };

} // namespace refstd

#endif
