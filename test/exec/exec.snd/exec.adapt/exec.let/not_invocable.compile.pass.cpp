// [exec.let]/7.2
//
// There are no completion signatures if the function, as an rvalue, cannot be invoked with lvalues of the decayed
// datums of each completion that it is for.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"
#include "values.h"

#include <string>
#include <utility>

template<class... Args>
struct takes {
  auto operator()(Args...) const { return ex::just(); }
};

struct lvalue_function {
  auto operator()(int&) & { return ex::just(); }
};

struct rvalue_function {
  auto operator()(int&) && { return ex::just(); }
};

template<class Fn, class... Sigs>
concept let_value_valid = ex::sender_in<decltype(ex::let_value(revealing_sender<Sigs...>(), Fn())), revealing_env>;

template<class Fn, class... Sigs>
concept let_error_valid = ex::sender_in<decltype(ex::let_error(revealing_sender<Sigs...>(), Fn())), revealing_env>;

static_assert(let_value_valid<takes<int&>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<int>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<const int&>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<long>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<int&>, ex::set_value_t(const int&)>);
static_assert(!let_value_valid<takes<int&&>, ex::set_value_t(int)>);
static_assert(!let_value_valid<takes<int&&>, ex::set_value_t(int&&)>);
static_assert(!let_value_valid<takes<move_only>, ex::set_value_t(move_only)>);
static_assert(!let_value_valid<takes<std::string>, ex::set_value_t(int)>);
static_assert(!let_value_valid<takes<>, ex::set_value_t(int)>);
static_assert(!let_value_valid<takes<int&>, ex::set_value_t()>);
static_assert(!let_value_valid<takes<int&>, ex::set_value_t(int, int)>);
static_assert(!let_value_valid<takes<int&>, ex::set_value_t(int), ex::set_value_t()>);

static_assert(let_value_valid<rvalue_function, ex::set_value_t(int)>);
static_assert(!let_value_valid<lvalue_function, ex::set_value_t(int)>);

static_assert(let_error_valid<takes<int&>, ex::set_error_t(int)>);
static_assert(!let_error_valid<takes<int&&>, ex::set_error_t(int)>);
static_assert(!let_error_valid<takes<int&>, ex::set_error_t(int), ex::set_error_t(std::string)>);

// The others do not concern the function.
static_assert(let_value_valid<takes<int&>, ex::set_value_t(int), ex::set_error_t(std::string), ex::set_stopped_t()>);
static_assert(let_error_valid<takes<int&>, ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(let_value_valid<takes<int&>, ex::set_stopped_t()>);
