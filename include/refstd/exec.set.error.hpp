// [exec.set.error], execution::set_error

#ifndef REFSTD_EXEC_SET_ERROR_HPP
#define REFSTD_EXEC_SET_ERROR_HPP

#include <refstd/exec.general.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct set_error_t {
    // The return type is spelled out so that a concept that asks for it does not instantiate the receiver's function.
    template<class Rcvr, class Err>
      requires(!std::is_lvalue_reference_v<Rcvr> && !std::is_const_v<Rcvr>)
    constexpr auto operator()(Rcvr&& rcvr, Err&& err) const noexcept
      -> decltype(std::forward<Rcvr>(rcvr).set_error(std::forward<Err>(err))) {
      static_assert(noexcept(std::forward<Rcvr>(rcvr).set_error(std::forward<Err>(err))),
        "[exec.set.error]/1: the receiver's member function set_error must be noexcept");
      return std::forward<Rcvr>(rcvr).set_error(std::forward<Err>(err));
    }
  };

  inline constexpr set_error_t set_error{};

} // namespace refstd::execution

#endif
