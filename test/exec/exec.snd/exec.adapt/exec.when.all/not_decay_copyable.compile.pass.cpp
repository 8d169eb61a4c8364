// [exec.when.all]/8
//
// There are no completion signatures if a datum of a child, value or error, cannot be decay-copied.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"
#include "values.h"

#include <utility>

template<class... Sigs>
concept joined =
  ex::sender_in<decltype(ex::when_all(ex::just(), std::declval<revealing_sender<Sigs...>>())), revealing_env>;

static_assert(joined<ex::set_value_t(move_only)>);
static_assert(joined<ex::set_value_t(int&, const int&), ex::set_error_t(int&), ex::set_stopped_t()>);
static_assert(!joined<ex::set_value_t(move_only&)>);
static_assert(!joined<ex::set_value_t(const move_only&)>);
static_assert(!joined<ex::set_value_t(not_movable)>);
static_assert(!joined<ex::set_value_t(int, move_only&)>);
static_assert(joined<ex::set_value_t(), ex::set_error_t(move_only)>);
static_assert(!joined<ex::set_value_t(), ex::set_error_t(move_only&)>);
static_assert(!joined<ex::set_value_t(), ex::set_error_t(int), ex::set_error_t(not_movable)>);
