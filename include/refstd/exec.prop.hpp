// [exec.prop], class template prop

#ifndef REFSTD_EXEC_PROP_HPP
#define REFSTD_EXEC_PROP_HPP

#include <refstd/exec.general.hpp>

#include <functional>
#include <type_traits>

namespace refstd::execution {

  template<class ValueType>
  struct prop_like {
    const ValueType& query(auto) const noexcept;
  };

  template<class QueryTag, class ValueType>
  struct prop {
    static_assert(callable<QueryTag, prop_like<ValueType>>,
      "[exec.prop]/2: the query object cannot be asked of an environment that holds this value");

    [[no_unique_address]] const QueryTag query_; // const: no assignment
    [[no_unique_address]] ValueType value_;

    constexpr const ValueType& query(QueryTag) const noexcept { return value_; }
  };

  template<class QueryTag, class ValueType>
  prop(QueryTag, ValueType) -> prop<QueryTag, std::unwrap_reference_t<ValueType>>;

} // namespace refstd::execution

#endif
