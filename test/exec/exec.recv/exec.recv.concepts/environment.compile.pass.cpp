// [exec.recv.concepts]/1
//
// The environment of a receiver may be of any type that is destructible, and a receiver without a suitable get_env has
// the empty environment.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <utility>

struct no_env_receiver {
  using receiver_concept = tag::receiver;
};

template<class Env>
struct env_receiver {
  using receiver_concept = tag::receiver;
  Env get_env() const noexcept;
};

struct static_env_receiver {
  using receiver_concept = tag::receiver;
  static ex::env<> get_env() noexcept;
};

// The environment is asked of a const receiver; this one does not give it and has the empty one instead.
struct non_const_env_receiver {
  using receiver_concept = tag::receiver;
  void get_env() noexcept;
};

struct custom_env {};

struct not_movable_env {
  not_movable_env(not_movable_env&&) = delete;
};

static_assert(ex::receiver<no_env_receiver>);
static_assert(ex::receiver<no_env_receiver&>);
static_assert(std::same_as<decltype(ex::get_env(std::declval<const no_env_receiver&>())), ex::env<>>);

static_assert(ex::receiver<env_receiver<ex::env<>>>);
static_assert(ex::receiver<env_receiver<const ex::env<>&>>);
static_assert(ex::receiver<env_receiver<custom_env>>);
static_assert(ex::receiver<env_receiver<custom_env>&>);
static_assert(ex::receiver<env_receiver<const custom_env&>>);
static_assert(ex::receiver<env_receiver<not_movable_env>>);
static_assert(ex::receiver<env_receiver<int>>);
static_assert(ex::receiver<static_env_receiver>);
static_assert(ex::receiver<non_const_env_receiver>);
