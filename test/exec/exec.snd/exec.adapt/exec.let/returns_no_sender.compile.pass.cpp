// [exec.let]/7.3, [exec.let]/7.4
//
// There are no completion signatures if for one of the completions the function returns what is not a sender, or not
// one in the environment that it will have.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "environments.h"
#include "execution.h"

#include <string>
#include <utility>

template<class Result>
struct returns {
  Result operator()(auto&&...) const noexcept;
};

template<class Env, class Fn, class... Sigs>
concept let_value_valid_in = ex::sender_in<decltype(ex::let_value(revealing_sender<Sigs...>(), Fn())), Env>;

template<class Env, class Fn, class... Sigs>
concept let_error_valid_in = ex::sender_in<decltype(ex::let_error(revealing_sender<Sigs...>(), Fn())), Env>;

template<class Env, class Fn, class... Sigs>
concept let_stopped_valid_in = ex::sender_in<decltype(ex::let_stopped(revealing_sender<Sigs...>(), Fn())), Env>;

using just = decltype(ex::just(1));

static_assert(let_value_valid_in<revealing_env, returns<just>, ex::set_value_t(int)>);
static_assert(let_value_valid_in<revealing_env, returns<just&>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<revealing_env, returns<int>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<revealing_env, returns<void>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<revealing_env, returns<just*>, ex::set_value_t(int)>);
static_assert(!let_error_valid_in<revealing_env, returns<int>, ex::set_error_t(int)>);
static_assert(!let_stopped_valid_in<revealing_env, returns<int>, ex::set_stopped_t()>);

// What is never called may return what it likes.
static_assert(let_value_valid_in<revealing_env, returns<int>, ex::set_error_t(int)>);

struct sender_for_one {
  just operator()(int&) const noexcept;
  int operator()(std::string&) const noexcept;
};
static_assert(let_value_valid_in<revealing_env, sender_for_one, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<revealing_env, sender_for_one, ex::set_value_t(int), ex::set_value_t(std::string)>);

// A sender that needs a certain environment.
using reads = decltype(ex::read_env(forwarding()));

struct answers : revealing_env {
  using revealing_env::query;
  int query(forwarding) const noexcept;
};
static_assert(let_value_valid_in<answers, returns<reads>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<revealing_env, returns<reads>, ex::set_value_t(int)>);
static_assert(let_error_valid_in<answers, returns<reads>, ex::set_error_t(int)>);
static_assert(!let_error_valid_in<revealing_env, returns<reads>, ex::set_error_t(int)>);
static_assert(let_stopped_valid_in<answers, returns<reads>, ex::set_stopped_t()>);
static_assert(!let_stopped_valid_in<revealing_env, returns<reads>, ex::set_stopped_t()>);

// A query that is not forwarded does not help.
using reads_own = decltype(ex::read_env(not_forwarding()));

struct answers_own : revealing_env {
  using revealing_env::query;
  int query(not_forwarding) const noexcept;
};
static_assert(!let_value_valid_in<answers_own, returns<reads_own>, ex::set_value_t(int)>);
