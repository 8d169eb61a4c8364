// [exec.run.loop.ctor]/d1
//
// A run_loop is made without arguments and without exceptions. It is neither copied nor moved.

#include "execution.h"

#include <type_traits>

static_assert(std::is_class_v<ex::run_loop>);
static_assert(std::is_nothrow_default_constructible_v<ex::run_loop>);
static_assert(!std::is_copy_constructible_v<ex::run_loop>);
static_assert(!std::is_move_constructible_v<ex::run_loop>);
static_assert(!std::is_copy_assignable_v<ex::run_loop>);
static_assert(!std::is_move_assignable_v<ex::run_loop>);
