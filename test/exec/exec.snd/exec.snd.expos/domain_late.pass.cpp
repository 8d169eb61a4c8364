// [exec.snd.expos]/14.2.1, [exec.snd.expos]/14.2.2, [exec.snd.expos]/14.2.3, [exec.snd.expos]/14.2.4
//
// When a sender is connected, the first of these that there is decides what becomes of it: the domain of its
// attributes, that of its completion schedulers, that of the receiver's environment, that of the scheduler there.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <utility>

// Sends 0 if no domain makes another sender of it.
template<class Attributes>
struct original {
  using sender_concept = tag::sender;
  using is_original = void;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(0), std::move(rcvr));
  }

  Attributes get_env() const noexcept { return {}; }
};

// Makes of it what sends the number of the domain.
template<int Number>
struct domain {
  template<class Sndr, class Env>
    requires requires { typename Sndr::is_original; }
  auto transform_sender(Sndr, const Env&) const {
    return ex::just(int(Number));
  }
};

template<int Number>
struct has_domain {
  domain<Number> query(ex::get_domain_t) const noexcept { return {}; }
};

template<int Number>
struct has_completion_scheduler {
  scheduler_in<domain<Number>> query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {1}; }
};

template<int Number>
struct has_scheduler {
  scheduler_in<domain<Number>> query(ex::get_scheduler_t) const noexcept { return {1}; }
};

template<class... Envs>
struct all : Envs... {
  using Envs::query...;
};

struct nothing {};

template<class Attributes, class Env>
int received() {
  record told;
  int number = -1;
  run(original<Attributes>(), value_receiver(told, [&](int i) { number = i; }, Env()));
  assert(told.value());
  return number;
}

int main(int, char**) {
  using everything = all<has_domain<3>, has_scheduler<4>>;
  assert((received<all<has_domain<1>, has_completion_scheduler<2>>, everything>() == 1));
  assert((received<has_completion_scheduler<2>, everything>() == 2));
  assert((received<nothing, everything>() == 3));
  assert((received<nothing, has_scheduler<4>>() == 4));
  return 0;
}
