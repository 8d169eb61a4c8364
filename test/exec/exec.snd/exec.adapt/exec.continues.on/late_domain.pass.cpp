// [exec.continues.on]/5
//
// When it is connected, it is the domain of the scheduler that is asked what to make of continues_on(sndr, sch), and
// not that of the child or of the receiver.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

// Makes another sender of one of continues_on's, which sends Id.
template<int Id>
struct replacing_domain {
  template<class Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, ex::continues_on_t>
  auto transform_sender(Sndr&&, const Env&) const {
    return ex::just(Id);
  }
};

template<class Domain>
struct scheduler_in {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    scheduler_in query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
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
  bool operator==(const scheduler_in&) const = default;
};

template<class Domain>
struct child_in {
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

struct idle_domain {};

template<class Sndr>
int result_of(Sndr sndr) {
  record told;
  int result = -1;
  run(
    std::move(sndr), value_receiver(told, [&](int i) { result = i; }, ex::prop(ex::get_domain, replacing_domain<3>())));
  assert(told.value());
  return result;
}

int main(int, char**) {
  assert(result_of(ex::continues_on(ex::just(0), scheduler_in<replacing_domain<1>>())) == 1);
  assert(result_of(ex::continues_on(child_in<replacing_domain<2>>(), scheduler_in<replacing_domain<1>>())) == 1);
  // a domain without an opinion, and none at all
  assert(result_of(ex::continues_on(child_in<replacing_domain<2>>(), scheduler_in<idle_domain>())) == 0);
  assert(result_of(ex::continues_on(child_in<replacing_domain<2>>(), ex::inline_scheduler())) == 0);
  return 0;
}
