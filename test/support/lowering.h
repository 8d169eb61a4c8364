// Domains that have one algorithm of their own, and schedulers and senders in them.

#ifndef SUPPORT_LOWERING_H
#define SUPPORT_LOWERING_H

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

// Whatever sender of Tag's is made in this domain, it is one that sends -1.
template<class Tag>
struct replaces_at_once {
  template<ex::sender Sndr>
    requires std::same_as<ex::tag_of_t<Sndr>, Tag>
  constexpr auto transform_sender(Sndr&&) const {
    return ex::just(-1);
  }
};

// The same, but only when it is connected.
template<class Tag>
struct replaces_when_connected {
  template<ex::sender Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, Tag>
  constexpr auto transform_sender(Sndr&&, const Env&) const {
    return ex::just(-1);
  }
};

struct replaces_nothing {};

// Completes inside start.
template<class Domain>
struct domains_scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    domains_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
    Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept { return {}; }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(ex::just(), std::move(rcvr));
    }
  };

  Domain query(ex::get_domain_t) const noexcept { return {}; }
  sender schedule() const noexcept { return {}; }
  bool operator==(const domains_scheduler&) const = default;
};

// Sends 0.
template<class Domain>
struct domains_sender {
  using sender_concept = tag::sender;

  struct attributes {
    Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  attributes get_env() const noexcept { return {}; }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(0), std::move(rcvr));
  }
};

// The number that sndr sends.
template<class Sndr, class Env = ex::env<>>
int number_sent(Sndr sndr, Env env = {}) {
  record told;
  int number = 7;
  run(std::move(sndr), value_receiver(told, [&](int i) { number = i; }, std::move(env)));
  assert(told.value());
  return number;
}

#endif
