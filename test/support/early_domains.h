// What a domain is shown when a transfer is made, and schedulers and senders that have one.

#ifndef SUPPORT_EARLY_DOMAINS_H
#define SUPPORT_EARLY_DOMAINS_H

#include "execution.h"
#include "tags.h"

#include <type_traits>
#include <utility>

struct idle_operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

// What the domain makes of the sender; it remembers what the domain was shown.
template<class Tag, class Data, class Child>
struct replaced {
  using sender_concept = tag::sender;
  using made_by = Tag;

  std::pair<Data, Child> shown;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  idle_operation connect(auto) const { return {}; }
};

template<class T>
constexpr bool is_replaced = false;

template<class Tag, class Data, class Child>
constexpr bool is_replaced<replaced<Tag, Data, Child>> = true;

struct replacing_domain {
  template<ex::sender Sndr>
  constexpr auto transform_sender(Sndr&& sndr) const {
    if constexpr (is_replaced<std::remove_cvref_t<Sndr>>) {
      return std::remove_cvref_t<Sndr>(std::forward<Sndr>(sndr));
    } else {
      auto& [tag, data, child] = sndr;
      using type = replaced<std::remove_cvref_t<decltype(tag)>, std::remove_cvref_t<decltype(data)>,
        std::remove_cvref_t<decltype(child)>>;
      return type{{data, child}};
    }
  }
};

struct idle_domain {};

template<class Domain>
struct scheduler_in {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    int id;
    constexpr scheduler_in query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {id}; }
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    int id;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    constexpr attributes get_env() const noexcept { return {id}; }
    idle_operation connect(auto) const { return {}; }
  };

  int id;

  constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  constexpr sender schedule() const noexcept { return {id}; }
  bool operator==(const scheduler_in&) const = default;
};

template<class Domain>
struct child_of {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  int id;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  constexpr attributes get_env() const noexcept { return {}; }
  idle_operation connect(auto) const { return {}; }
};

#endif
