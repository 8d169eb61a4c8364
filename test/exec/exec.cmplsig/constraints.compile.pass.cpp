// [exec.cmplsig]/8
//
// value_types_of_t, error_types_of_t and sends_stopped exist only for a sender and an environment that go together.

#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <concepts>

struct particular_env {};

struct choosy {
  using sender_concept = tag::sender;

  template<class Self, std::same_as<particular_env> Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
  }
};

template<class Sndr, class Env>
concept has_types_in = requires {
  typename ex::value_types_of_t<Sndr, Env>;
  typename ex::error_types_of_t<Sndr, Env>;
  ex::sends_stopped<Sndr, Env>;
};

template<class Sndr, class Env>
concept has_any_types_in = requires { typename ex::value_types_of_t<Sndr, Env>; } || requires {
  typename ex::error_types_of_t<Sndr, Env>;
} || requires { ex::sends_stopped<Sndr, Env>; };

template<class Sndr>
concept has_types = requires {
  typename ex::value_types_of_t<Sndr>;
  typename ex::error_types_of_t<Sndr>;
  ex::sends_stopped<Sndr>;
};

template<class Sndr>
concept has_any_types = requires { typename ex::value_types_of_t<Sndr>; } ||
                        requires { typename ex::error_types_of_t<Sndr>; } || requires { ex::sends_stopped<Sndr>; };

using sender = deferred<ex::set_value_t()>::sender_type;

static_assert(has_types<sender>);
static_assert(has_types_in<sender, particular_env>);
static_assert(has_types_in<choosy, particular_env>);
static_assert(!has_any_types<choosy>);
static_assert(!has_any_types_in<choosy, ex::env<>>);
static_assert(!has_any_types<int>);
static_assert(!has_any_types_in<int, particular_env>);
