// [exec.when.all]/15.3
//
// The sender has a stopped completion if and only if a child has.
//
// EDITION: c++26

#include "execution.h"
#include "joined_signatures.h"

static_assert(
  completes_or_throws<joined<sender<ex::set_value_t(int)>, sender<ex::set_value_t(char)>>, ex::set_value_t(int, char)>);
static_assert(completes_or_throws<joined<sender<ex::set_value_t(int)>, sender<ex::set_value_t(), ex::set_stopped_t()>>,
  ex::set_value_t(int), ex::set_stopped_t()>);
