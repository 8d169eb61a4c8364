// [exec.affine.on]/4
//
// The value and stopped completion schedulers of the sender, and its domain, are the scheduler and the scheduler's; for
// the rest its attributes are those of the child as far as queries are forwarding ones.
//
// EDITION: cd

#include "early_domains.h"
#include "environments.h"
#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

using childs_resource = manual_resource<ex::set_error_t(int), ex::set_stopped_t()>;

struct child {
  using sender_concept = tag::sender;

  struct attributes : childs_resource::attributes {
    using childs_resource::attributes::query;
    int query(forwarding) const noexcept { return 7; }
    int query(not_forwarding) const noexcept { return 8; }
  };

  childs_resource* resource;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  attributes get_env() const noexcept { return {{resource}}; }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

template<class Sndr, class Query>
concept has_attribute = std::invocable<Query, decltype(ex::get_env(std::declval<const Sndr&>()))>;

int main(int, char**) {
  manual_resource<> resource;
  childs_resource other;
  {
    const auto sndr = ex::affine_on(child{&other}, resource.scheduler());
    const auto& attributes = ex::get_env(sndr);
    assert(ex::get_completion_scheduler<ex::set_value_t>(attributes) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_stopped_t>(attributes) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_error_t>(attributes) == other.scheduler());
    assert(attributes.query(forwarding()) == 7);
    static_assert(!has_attribute<decltype(sndr), not_forwarding>);
  }
  { // a child without attributes
    const auto sndr = ex::affine_on(ex::just(), resource.scheduler());
    const auto& attributes = ex::get_env(sndr);
    assert(ex::get_completion_scheduler<ex::set_value_t>(attributes) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_stopped_t>(attributes) == resource.scheduler());
    static_assert(!has_attribute<decltype(sndr), ex::get_completion_scheduler_t<ex::set_error_t>>);
    static_assert(!has_attribute<decltype(sndr), forwarding>);
  }
  { // the scheduler's domain, or else the child's
    struct childs_domain {};
    const auto sndr = ex::affine_on(child_of<childs_domain>{2}, scheduler_in<idle_domain>{1});
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(ex::get_env(sndr)))>, idle_domain>);
    const auto other_sndr = ex::affine_on(child_of<childs_domain>{2}, resource.scheduler());
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(ex::get_env(other_sndr)))>, childs_domain>);
  }
  return 0;
}
