// [exec.getcomplsigs]/3.1, [exec.getcomplsigs]/3.2, [exec.getcomplsigs]/3.5
//
// A sender is asked with the environment if it can be, else without. One that has no answer has no completion
// signatures in any environment.
//
// EDITION: cd c++26

#include "execution.h"
#include "signatures.h"
#include "tags.h"

struct special_env {};

// Its completions depend on the environment.
struct told_env {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(Env)>();
  }
};

static_assert(completes_in_with<told_env, special_env, ex::set_value_t(special_env)>);
static_assert(completes_in_with<told_env, ex::env<>, ex::set_value_t(ex::env<>)>);
static_assert(!ex::sender_in<told_env>);

// They do not. It is asked as what it is: the argument has its value category.
struct told_category {
  using sender_concept = tag::sender;

  template<class Self>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(Self)>();
  }
};

static_assert(completes_with<told_category&, ex::set_value_t(told_category&)>);
static_assert(completes_with<const told_category&, ex::set_value_t(const told_category&)>);
static_assert(completes_with<told_category, ex::set_value_t(told_category)>);
static_assert(completes_in_with<told_category, special_env, ex::set_value_t(told_category)>);

struct silent {
  using sender_concept = tag::sender;
};

static_assert(ex::sender<silent>);
static_assert(!ex::sender_in<silent, ex::env<>> && !ex::sender_in<silent, special_env>);
