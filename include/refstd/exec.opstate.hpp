// [exec.opstate], operation states

#ifndef REFSTD_EXEC_OPSTATE_HPP
#define REFSTD_EXEC_OPSTATE_HPP

#include <refstd/exec.opstate.start.hpp>
#include <refstd/execution.syn.hpp>

#include <concepts>

namespace refstd::execution {

  template<class O>
  concept operation_state =
    std::derived_from<typename O::operation_state_concept, operation_state_t> && requires(O& o) { start(o); };

} // namespace refstd::execution

#endif
