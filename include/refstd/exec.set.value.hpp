// [exec.set.value], execution::set_value

#ifndef REFSTD_EXEC_SET_VALUE_HPP
#define REFSTD_EXEC_SET_VALUE_HPP

#include <refstd/exec.general.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct set_value_t {
    // The return type is spelled out so that a concept that asks for it does not instantiate the receiver's function.
    template<class Rcvr, class... Vs>
      requires(!std::is_lvalue_reference_v<Rcvr> && !std::is_const_v<Rcvr>)
    constexpr auto operator()(Rcvr&& rcvr, Vs&&... vs) const noexcept
      -> decltype(std::forward<Rcvr>(rcvr).set_value(std::forward<Vs>(vs)...)) {
      static_assert(noexcept(std::forward<Rcvr>(rcvr).set_value(std::forward<Vs>(vs)...)),
        "[exec.set.value]/1: the receiver's member function set_value must be noexcept");
      return std::forward<Rcvr>(rcvr).set_value(std::forward<Vs>(vs)...);
    }
  };

  inline constexpr set_value_t set_value{};

} // namespace refstd::execution

#endif
