// [exec.let]/2.2
//
// If the child has a domain and no completion scheduler for that kind of completion, the sender that the function
// returns finds the domain in its environment. A completion scheduler's own domain is found there, too.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

template<int>
struct domain {};

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

template<class Attributes, class Tag, class... Ts>
struct child_with {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Tag(Ts...)>();
  }

  Attributes get_env() const noexcept { return {}; }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;
    Rcvr rcvr;
    void start() & noexcept { Tag()(std::move(rcvr), Ts()...); }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    return {std::move(rcvr)};
  }
};

struct names_domain {
  domain<1> query(ex::get_domain_t) const noexcept { return {}; }
};

struct receivers_environment {
  domain<3> query(ex::get_domain_t) const noexcept { return {}; }
};

// The second sender's domain is Expected.
template<class Expected, class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  bool looked = false;
  auto look = [&](const auto& env) {
    looked = true;
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(env))>, Expected>);
  };
  record told;
  run(
    adaptor(child, [&](auto&&...) { return looks(look, ex::set_value); }), any_receiver(told, receivers_environment()));
  assert(looked);
  assert(told.value());
}

int main(int, char**) {
  test<domain<1>>(ex::let_value, child_with<names_domain, ex::set_value_t>());
  test<domain<1>>(ex::let_error, child_with<names_domain, ex::set_error_t, int>());
  test<domain<1>>(ex::let_stopped, child_with<names_domain, ex::set_stopped_t>());

  // neither: the receiver's
  test<domain<3>>(ex::let_value, child_with<ex::env<>, ex::set_value_t>());
  test<domain<3>>(ex::let_error, child_with<ex::env<>, ex::set_error_t, int>());
  test<domain<3>>(ex::let_stopped, child_with<ex::env<>, ex::set_stopped_t>());

  // a completion scheduler's
  test<domain<2>>(ex::let_value, ex::schedule(scheduler_in<domain<2>>()));
  return 0;
}
