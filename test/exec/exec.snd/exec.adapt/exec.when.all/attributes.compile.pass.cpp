// [exec.when.all]/10
//
// The domain of the sender is the common domain of its children. It has no other attributes, and no domain if that is
// the default one.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "joined_domains.h"
#include "tags.h"

#include <concepts>
#include <type_traits>
#include <utility>

struct domain {};
struct special_domain : domain {};

struct child_with_attributes {
  using sender_concept = tag::sender;

  struct attributes {
    int query(forwarding) const noexcept { return 1; }
    ex::inline_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  attributes get_env() const noexcept { return {}; }
  idle_operation connect(auto) const { return {}; }
};

template<class... Children>
using attributes = decltype(ex::get_env(std::declval<const decltype(ex::when_all(std::declval<Children>()...))&>()));

template<class Domain, class... Children>
concept in_domain =
  std::same_as<std::remove_cvref_t<decltype(ex::get_domain(std::declval<attributes<Children...>>()))>, Domain>;

template<class Query, class... Children>
concept answered = std::invocable<Query, attributes<Children...>>;

static_assert(in_domain<domain, child_of<domain>, child_of<domain>>);
static_assert(in_domain<domain, child_of<domain>, child_of<special_domain>>);
static_assert(in_domain<domain, child_of<special_domain>, child_of<special_domain>, child_of<domain>>);
static_assert(in_domain<special_domain, child_of<special_domain>>);

using plain = decltype(ex::just());
static_assert(!answered<ex::get_domain_t, plain>);
static_assert(!answered<ex::get_domain_t, plain, plain>);
static_assert(!answered<ex::get_domain_t, child_of<ex::default_domain>, plain>);

static_assert(!answered<forwarding, child_with_attributes>);
static_assert(!answered<forwarding, child_with_attributes, child_with_attributes>);
static_assert(!answered<ex::get_completion_scheduler_t<ex::set_value_t>, child_with_attributes>);
static_assert(!answered<ex::get_completion_scheduler_t<ex::set_value_t>, child_with_attributes, plain>);
static_assert(!answered<forwarding, child_of<domain>, child_of<domain>>);
