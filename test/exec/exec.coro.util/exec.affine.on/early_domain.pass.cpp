// [exec.affine.on]/3
//
// The child's domain is asked at once what to make of affine_on(sndr, sch): it is shown the sender that would be the
// result, and what it makes of that is the result.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

using scheduler = manual_resource<>::scheduler_type;

struct domain;

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr domain query(ex::get_domain_t) const noexcept;
  };

  int id;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  constexpr attributes get_env() const noexcept { return {}; }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(id), std::move(rcvr));
  }
};

using replacement = decltype(ex::just(std::declval<scheduler>(), 0));

struct domain {
  template<ex::sender Sndr>
  constexpr decltype(auto) transform_sender(Sndr&& sndr) const {
    if constexpr (std::same_as<std::remove_cvref_t<Sndr>, replacement>) {
      return std::forward<Sndr>(sndr);
    } else {
      static_assert(std::same_as<ex::tag_of_t<Sndr>, ex::affine_on_t>);
      auto& [tag, sch, base] = sndr;
      return ex::just(sch, base.id);
    }
  }
};

constexpr domain child::attributes::query(ex::get_domain_t) const noexcept {
  return {};
}

int main(int, char**) {
  manual_resource<> resource;
  static_assert(std::same_as<decltype(ex::affine_on(child{7}, resource.scheduler())), replacement>);
  auto [sch, id] = ext::sync_wait(ex::affine_on(child{7}, resource.scheduler())).value();
  assert(sch == resource.scheduler());
  assert(id == 7);
  return 0;
}
