// seed: P3552R1 L512
//
// By default a coroutine can return, throw and be stopped.

#include "execution.h"
#include "signatures.h"
#include "tasks.h"

#include <exception>

static_assert(
  completes_with<task<int>, ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_with<task<>, ex::set_value_t(), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
