// [exec.starts.on]/3
//
// The attributes of the sender are those of its child as far as queries are forwarding ones, and no others.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    const child* self;

    const int& query(forwarding) const noexcept { return self->attribute; }
    const int& query(not_forwarding) const noexcept { return self->attribute; }
  };

  int attribute;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {this}; }
};

int main(int, char**) {
  manual_resource<> resource;
  auto sndr = ex::starts_on(resource.scheduler(), child{7});
  auto& [tag, sch, base] = sndr;
  auto&& attributes = ex::get_env(sndr);
  static_assert(std::same_as<decltype(attributes.query(forwarding())), const int&>);
  assert(&attributes.query(forwarding()) == &base.attribute);
  assert(attributes.query(forwarding()) == 7);

  using environment = std::remove_cvref_t<decltype(attributes)>;
  static_assert(!std::invocable<not_forwarding, const environment&>);
  return 0;
}
