// [exec.set.stopped], execution::set_stopped

#ifndef REFSTD_EXEC_SET_STOPPED_HPP
#define REFSTD_EXEC_SET_STOPPED_HPP

#include <refstd/exec.general.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct set_stopped_t {
    // The return type is spelled out so that a concept that asks for it does not instantiate the receiver's function.
    template<class Rcvr>
      requires(!std::is_lvalue_reference_v<Rcvr> && !std::is_const_v<Rcvr>)
    constexpr auto operator()(Rcvr&& rcvr) const noexcept -> decltype(std::forward<Rcvr>(rcvr).set_stopped()) {
      static_assert(noexcept(std::forward<Rcvr>(rcvr).set_stopped()),
        "[exec.set.stopped]/1: the receiver's member function set_stopped must be noexcept");
      return std::forward<Rcvr>(rcvr).set_stopped();
    }
  };

  inline constexpr set_stopped_t set_stopped{};

} // namespace refstd::execution

#endif
