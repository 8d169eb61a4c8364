// [exec.queryable], queries and queryables

#ifndef REFSTD_EXEC_QUERYABLE_HPP
#define REFSTD_EXEC_QUERYABLE_HPP

#include <concepts>

namespace refstd {

  template<class T>
  concept queryable = std::destructible<T>;

} // namespace refstd

#endif
