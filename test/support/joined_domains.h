// What the algorithms that join senders make of the domains of these.

#ifndef SUPPORT_JOINED_DOMAINS_H
#define SUPPORT_JOINED_DOMAINS_H

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

struct idle_operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

// What a domain makes of a sender; it remembers the domain and what that was shown.
template<class Domain, class Tag, class... Children>
struct replaced {
  using sender_concept = tag::sender;

  std::tuple<Children...> shown;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  idle_operation connect(auto) const { return {}; }
};

template<class T>
constexpr bool is_replaced = false;

template<class Domain, class Tag, class... Children>
constexpr bool is_replaced<replaced<Domain, Tag, Children...>> = true;

template<class Sndr>
concept joins =
  std::same_as<ex::tag_of_t<Sndr>, ex::when_all_t> || std::same_as<ex::tag_of_t<Sndr>, ex::when_all_with_variant_t>;

template<class Domain>
struct replacing {
  template<ex::sender Sndr>
    requires is_replaced<std::remove_cvref_t<Sndr>> || joins<Sndr>
  constexpr auto transform_sender(Sndr&& sndr) const {
    if constexpr (is_replaced<std::remove_cvref_t<Sndr>>) {
      return std::remove_cvref_t<Sndr>(std::forward<Sndr>(sndr));
    } else {
      auto& [tag, data, first, second] = sndr;
      using type = replaced<Domain, std::remove_cvref_t<decltype(tag)>, std::remove_cvref_t<decltype(first)>,
        std::remove_cvref_t<decltype(second)>>;
      return type{{first, second}};
    }
  }
};

struct base_domain : replacing<base_domain> {};

struct derived_domain : base_domain, replacing<derived_domain> {
  using replacing<derived_domain>::transform_sender;
};

// Asked only when the sender is connected, with an environment.
struct late_domain {
  template<ex::sender Sndr, class Env>
  constexpr auto transform_sender(Sndr&&, const Env&) const {
    return ex::just();
  }
};

template<class Domain>
struct child_of {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  int id = 0;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  constexpr attributes get_env() const noexcept { return {}; }
  idle_operation connect(auto) const { return {}; }
};

// The domain of the result of join(first, second) is asked at once, and that is Domain.
template<class Domain, class Join, class First, class Second>
constexpr void is_replaced_by(Join join, First first, Second second) {
  auto sndr = join(first, second);
  static_assert(std::same_as<decltype(sndr), replaced<Domain, Join, First, Second>>);
  assert(std::get<0>(sndr.shown).id == first.id);
  assert(std::get<1>(sndr.shown).id == second.id);
}

template<class Join>
constexpr bool test_early_domain(Join join) {
  // one domain
  is_replaced_by<base_domain>(join, child_of<base_domain>{1}, child_of<base_domain>{2});
  is_replaced_by<derived_domain>(join, child_of<derived_domain>{1}, child_of<derived_domain>{2});
  // a common one
  is_replaced_by<base_domain>(join, child_of<base_domain>{1}, child_of<derived_domain>{2});
  is_replaced_by<base_domain>(join, child_of<derived_domain>{1}, child_of<base_domain>{2});
  { // not asked yet
    auto sndr = join(child_of<late_domain>(), child_of<late_domain>());
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Join>);
  }
  { // no domain at all
    auto sndr = join(ex::just(1), ex::just(2));
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Join>);
  }
  return true;
}

#endif
