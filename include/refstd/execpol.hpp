// [execpol], the execution policies that [exec.bulk] takes

#ifndef REFSTD_EXECPOL_HPP
#define REFSTD_EXECPOL_HPP

#include <type_traits>

namespace refstd::execution {

  struct sequenced_policy {};
  struct parallel_policy {};
  struct parallel_unsequenced_policy {};
  struct unsequenced_policy {};

  inline constexpr sequenced_policy seq{};
  inline constexpr parallel_policy par{};
  inline constexpr parallel_unsequenced_policy par_unseq{};
  inline constexpr unsequenced_policy unseq{};

} // namespace refstd::execution

namespace refstd {

  template<class T>
  struct is_execution_policy : std::false_type {};

  template<>
  struct is_execution_policy<execution::sequenced_policy> : std::true_type {};

  template<>
  struct is_execution_policy<execution::parallel_policy> : std::true_type {};

  template<>
  struct is_execution_policy<execution::parallel_unsequenced_policy> : std::true_type {};

  template<>
  struct is_execution_policy<execution::unsequenced_policy> : std::true_type {};

  template<class T>
  constexpr bool is_execution_policy_v = is_execution_policy<T>::value;

} // namespace refstd

#endif
