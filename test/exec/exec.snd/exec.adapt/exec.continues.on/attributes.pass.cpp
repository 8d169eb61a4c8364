// [exec.continues.on]/4
//
// The value and stopped completion schedulers of the sender, and its domain, are the scheduler and the scheduler's; for
// the rest its attributes are those of the child as far as queries are forwarding ones.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "lowering.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

using childs_resource = manual_resource<ex::set_error_t(int), ex::set_stopped_t()>;

struct childs_domain {};

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    childs_resource* resource;

    int query(forwarding) const noexcept { return 7; }
    int query(not_forwarding) const noexcept { return 8; }
    childs_domain query(ex::get_domain_t) const noexcept { return {}; }

    template<class Tag>
    auto query(ex::get_completion_scheduler_t<Tag>) const noexcept {
      return resource->scheduler();
    }
  };

  childs_resource* resource;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  attributes get_env() const noexcept { return {resource}; }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

struct domain {};

template<class Sndr, class Query>
concept has_attribute = std::invocable<Query, decltype(ex::get_env(std::declval<const Sndr&>()))>;

int main(int, char**) {
  manual_resource<> resource;
  childs_resource other;
  {
    auto sndr = ex::continues_on(child{&other}, resource.scheduler());
    auto&& attributes = ex::get_env(sndr);
    assert(ex::get_completion_scheduler<ex::set_value_t>(attributes) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_stopped_t>(attributes) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_error_t>(attributes) == other.scheduler());
    assert(attributes.query(forwarding()) == 7);
    static_assert(!has_attribute<decltype(sndr), not_forwarding>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(attributes))>, childs_domain>);
  }
  { // the scheduler's domain comes first
    auto sndr = ex::continues_on(child{&other}, domains_scheduler<domain>());
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(ex::get_env(sndr)))>, domain>);
  }
  { // a child without attributes
    auto sndr = ex::continues_on(ex::just(), resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_stopped_t>(ex::get_env(sndr)) == resource.scheduler());
    static_assert(!has_attribute<decltype(sndr), ex::get_completion_scheduler_t<ex::set_error_t>>);
    static_assert(!has_attribute<decltype(sndr), ex::get_domain_t>);
    static_assert(!has_attribute<decltype(sndr), forwarding>);
  }
  return 0;
}
