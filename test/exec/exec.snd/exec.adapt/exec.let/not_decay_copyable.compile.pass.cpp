// [exec.let]/7.1
//
// There are no completion signatures if a datum that the function is to get cannot be decay-copied.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"
#include "values.h"

#include <utility>

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

template<class... Sigs>
concept let_value_valid =
  ex::sender_in<decltype(ex::let_value(revealing_sender<Sigs...>(), function())), revealing_env>;

template<class... Sigs>
concept let_error_valid =
  ex::sender_in<decltype(ex::let_error(revealing_sender<Sigs...>(), function())), revealing_env>;

static_assert(let_value_valid<ex::set_value_t(move_only)>);
static_assert(let_value_valid<ex::set_value_t(int&, const int&)>);
static_assert(!let_value_valid<ex::set_value_t(move_only&)>);
static_assert(!let_value_valid<ex::set_value_t(const move_only&)>);
static_assert(!let_value_valid<ex::set_value_t(const move_only&&)>);
static_assert(!let_value_valid<ex::set_value_t(not_movable)>);
static_assert(!let_value_valid<ex::set_value_t(int, move_only&)>);
static_assert(!let_value_valid<ex::set_value_t(int), ex::set_value_t(move_only&)>);

static_assert(let_error_valid<ex::set_error_t(move_only)>);
static_assert(!let_error_valid<ex::set_error_t(move_only&)>);
static_assert(!let_error_valid<ex::set_error_t(not_movable)>);
static_assert(!let_error_valid<ex::set_error_t(int), ex::set_error_t(move_only&)>);

// Datums that are only passed on need not be copied.
static_assert(let_value_valid<ex::set_value_t(), ex::set_error_t(move_only&)>);
static_assert(let_error_valid<ex::set_value_t(not_movable), ex::set_error_t(int)>);
