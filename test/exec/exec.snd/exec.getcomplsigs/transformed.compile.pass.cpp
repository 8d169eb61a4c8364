// [exec.getcomplsigs]/3.1, [exec.getcomplsigs]/3.2
//
// With an environment, it is what the late domain of sender and environment makes of the sender that is asked, whether
// that needs to know the environment or not. Without one nothing is transformed.
//
// EDITION: cd

#include "execution.h"
#include "signatures.h"
#include "tags.h"

#include <utility>

struct before {};
struct after {};

template<class Attributes = ex::env<>>
struct original {
  using sender_concept = tag::sender;
  using is_original = void;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(before)>();
  }

  Attributes get_env() const noexcept;
};

// Tells the environment in which it is asked.
struct asks_with_environment {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(after, Env)>();
  }
};

struct asks_without_environment {
  using sender_concept = tag::sender;

  template<class Self>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(after)>();
  }
};

// Makes a To of it, with or without an environment.
template<class To>
struct domain {
  template<class Sndr, class... Env>
    requires requires { typename std::remove_cvref_t<Sndr>::is_original; }
  To transform_sender(Sndr&&, const Env&...) const;
};

template<class To>
struct in_domain {
  domain<To> query(ex::get_domain_t) const noexcept;
};

using with_attributes = original<in_domain<asks_with_environment>>;

static_assert(completes_in_with<with_attributes, ex::env<>, ex::set_value_t(after, ex::env<>)>);
static_assert(completes_in_with<with_attributes&, ex::env<>, ex::set_value_t(after, ex::env<>)>);
static_assert(completes_in_with<original<in_domain<asks_without_environment>>, ex::env<>, ex::set_value_t(after)>);
static_assert(same_signatures<decltype(ex::get_completion_signatures<with_attributes>()),
  ex::completion_signatures<ex::set_value_t(before)>>);
static_assert(same_signatures<decltype(ex::get_completion_signatures<with_attributes, ex::env<>>()),
  ex::completion_signatures<ex::set_value_t(after, ex::env<>)>>);

// The domain of the environment.
using domain_env = in_domain<asks_with_environment>;

static_assert(completes_in_with<original<>, domain_env, ex::set_value_t(after, domain_env)>);
static_assert(completes_in_with<original<>, ex::env<>, ex::set_value_t(before)>);
static_assert(completes_in_with<original<>, in_domain<asks_without_environment>, ex::set_value_t(after)>);
