// [exec.let]/7.3, [exec.let]/7.4
//
// There are no completion signatures if for one of the completions the function returns what is not a sender, or not
// one in the environment that it will have.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <string>
#include <utility>

// Its signatures are known only together with an environment, so that the question is not asked before.
template<class... Sigs>
struct dependent_child {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept;
  };

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Sigs...>();
  }

  operation connect(auto) const;
};

template<class Result>
struct returns {
  Result operator()(auto&&...) const noexcept;
};

template<class Env, class Fn, class... Sigs>
concept let_value_valid_in = ex::sender_in<decltype(ex::let_value(dependent_child<Sigs...>(), Fn())), Env>;

template<class Env, class Fn, class... Sigs>
concept let_error_valid_in = ex::sender_in<decltype(ex::let_error(dependent_child<Sigs...>(), Fn())), Env>;

template<class Env, class Fn, class... Sigs>
concept let_stopped_valid_in = ex::sender_in<decltype(ex::let_stopped(dependent_child<Sigs...>(), Fn())), Env>;

using just = decltype(ex::just(1));

static_assert(let_value_valid_in<ex::env<>, returns<just>, ex::set_value_t(int)>);
static_assert(let_value_valid_in<ex::env<>, returns<just&>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<ex::env<>, returns<int>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<ex::env<>, returns<void>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<ex::env<>, returns<just*>, ex::set_value_t(int)>);
static_assert(!let_error_valid_in<ex::env<>, returns<int>, ex::set_error_t(int)>);
static_assert(!let_stopped_valid_in<ex::env<>, returns<int>, ex::set_stopped_t()>);

// What is never called may return what it likes.
static_assert(let_value_valid_in<ex::env<>, returns<int>, ex::set_error_t(int)>);

struct sender_for_one {
  just operator()(int&) const noexcept;
  int operator()(std::string&) const noexcept;
};
static_assert(let_value_valid_in<ex::env<>, sender_for_one, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<ex::env<>, sender_for_one, ex::set_value_t(int), ex::set_value_t(std::string)>);

// A sender that needs a certain environment.
using reads = decltype(ex::read_env(forwarding()));

struct answers {
  int query(forwarding) const noexcept;
};
static_assert(let_value_valid_in<answers, returns<reads>, ex::set_value_t(int)>);
static_assert(!let_value_valid_in<ex::env<>, returns<reads>, ex::set_value_t(int)>);
static_assert(let_error_valid_in<answers, returns<reads>, ex::set_error_t(int)>);
static_assert(!let_error_valid_in<ex::env<>, returns<reads>, ex::set_error_t(int)>);
static_assert(let_stopped_valid_in<answers, returns<reads>, ex::set_stopped_t()>);
static_assert(!let_stopped_valid_in<ex::env<>, returns<reads>, ex::set_stopped_t()>);

// A query that is not forwarded does not help.
using reads_own = decltype(ex::read_env(not_forwarding()));

struct answers_own {
  int query(not_forwarding) const noexcept;
};
static_assert(!let_value_valid_in<answers_own, returns<reads_own>, ex::set_value_t(int)>);
