// [exec.getcomplsigs]/3.1
//
// The sender is asked with the very types: the environment with its reference and constness, and itself, or what its
// domain makes of it, with the value category that it has.
//
// EDITION: cd

#include "execution.h"
#include "signatures.h"
#include "tags.h"

#include <type_traits>

struct special_env {};

struct tells {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_error_t(Self (*)()), ex::set_value_t(Env (*)())>();
  }
};

// Pointers to functions, so that the difference between T and T&& counts.
template<class Sndr, class Env, class Self = Sndr>
concept told =
  same_signatures<decltype(ex::get_completion_signatures<Sndr, Env>()),
    ex::completion_signatures<ex::set_error_t(Self (*)()), ex::set_value_t(Env (*)())>> &&
  std::same_as<decltype(ex::get_completion_signatures<Sndr, Env>()), ex::completion_signatures_of_t<Sndr, Env>>;

// What a domain that does nothing gives for a class type is an xvalue.
static_assert(told<tells, special_env, tells&&> || told<tells, special_env, tells>);
static_assert(told<tells&, special_env>);
static_assert(told<const tells&, special_env>);
static_assert(told<tells&, special_env&>);
static_assert(told<tells&, const special_env&>);
static_assert(told<tells&, const special_env>);

// Without an environment nobody touches the sender.
struct tells_category {
  using sender_concept = tag::sender;

  template<class Self>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(Self (*)())>();
  }
};

template<class Sndr>
concept told_without_env = same_signatures<decltype(ex::get_completion_signatures<Sndr>()),
  ex::completion_signatures<ex::set_value_t(Sndr (*)())>>;

static_assert(told_without_env<tells_category>);
static_assert(told_without_env<tells_category&>);
static_assert(told_without_env<const tells_category&>);
static_assert(told_without_env<tells_category&&>);
static_assert(told_without_env<const tells_category>);
