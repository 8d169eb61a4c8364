// [exec.opstate.start], execution::start

#ifndef REFSTD_EXEC_OPSTATE_START_HPP
#define REFSTD_EXEC_OPSTATE_START_HPP

namespace refstd::execution {

  struct start_t {
    template<class Op>
    constexpr auto operator()(Op& op) const noexcept -> decltype(op.start()) {
      static_assert(
        noexcept(op.start()), "[exec.opstate.start]/1: the operation state's member function start must be noexcept");
      return op.start();
    }

    // A const rvalue would bind to Op&.
    template<class Op>
    void operator()(const Op&&) const = delete (
      "[exec.opstate.start]/1: the operation state must be an lvalue: it lives until it completes");
  };

  inline constexpr start_t start{};

} // namespace refstd::execution

#endif
