// [exec.snd.expos]/14.1, [exec.snd.expos]/10, [exec.snd.expos]/11
//
// For continues_on it is the domain of the scheduler that it goes to which decides; if that has none, the default one,
// whatever the receiver's environment says.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"
#include "queries.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

template<int Number>
struct domain {
  template<class Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, ex::continues_on_t>
  auto transform_sender(Sndr&&, const Env&) const {
    return ex::just(int(Number));
  }
};

template<int Number>
struct has_domain {
  domain<Number> query(ex::get_domain_t) const noexcept { return {}; }
};

template<class Sch>
int received(Sch sch) {
  record told;
  int number = -1;
  run(ex::continues_on(ex::just(0), sch), value_receiver(told, [&](int i) { number = i; }, has_domain<3>()));
  assert(told.value());
  return number;
}

int main(int, char**) {
  assert(received(scheduler_in<domain<5>>{1}) == 5);
  assert(received(ex::inline_scheduler()) == 0);
  return 0;
}
