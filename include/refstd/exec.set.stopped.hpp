// [exec.set.stopped], execution::set_stopped

#ifndef REFSTD_EXEC_SET_STOPPED_HPP
#define REFSTD_EXEC_SET_STOPPED_HPP

#include <refstd/exec.general.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct set_stopped_t {
    template<class Rcvr>
      requires(!std::is_lvalue_reference_v<Rcvr> && !std::is_const_v<Rcvr>) &&
              requires(Rcvr&& rcvr) { std::forward<Rcvr>(rcvr).set_stopped(); }
    constexpr decltype(auto) operator()(Rcvr&& rcvr) const noexcept {
      static_assert(noexcept(std::forward<Rcvr>(rcvr).set_stopped()),
        "[exec.set.stopped]/1: the receiver's member function set_stopped must be noexcept");
      return std::forward<Rcvr>(rcvr).set_stopped();
    }
  };

  inline constexpr set_stopped_t set_stopped{};

} // namespace refstd::execution

#endif
