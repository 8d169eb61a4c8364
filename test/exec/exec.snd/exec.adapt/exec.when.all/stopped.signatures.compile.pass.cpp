// [exec.when.all]/17
//
// The sender has a stopped completion even if no child has: a stop request may come before the start.
//
// EDITION: cd

#include "execution.h"
#include "joined_signatures.h"

static_assert(completes_or_throws<joined<sender<ex::set_value_t()>>, ex::set_value_t(), ex::set_stopped_t()>);
static_assert(completes_or_throws<joined<sender<ex::set_value_t(int)>, sender<ex::set_value_t(char)>>,
  ex::set_value_t(int, char), ex::set_stopped_t()>);
static_assert(completes_or_throws<joined<sender<ex::set_value_t(int)>, sender<ex::set_value_t(), ex::set_stopped_t()>>,
  ex::set_value_t(int), ex::set_stopped_t()>);
