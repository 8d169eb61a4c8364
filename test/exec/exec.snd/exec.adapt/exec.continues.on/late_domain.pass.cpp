// [exec.continues.on]/5
//
// When it is connected, it is the domain of the scheduler that is asked what to make of continues_on(sndr, sch), and
// not that of the child or of the receiver.
//
// EDITION: cd

#include "execution.h"
#include "lowering.h"

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

template<class Sndr>
int result_of(Sndr sndr) {
  return number_sent(std::move(sndr), ex::prop(ex::get_domain, replacing_domain<3>()));
}

int main(int, char**) {
  assert(result_of(ex::continues_on(ex::just(0), domains_scheduler<replacing_domain<1>>())) == 1);
  assert(
    result_of(ex::continues_on(domains_sender<replacing_domain<2>>(), domains_scheduler<replacing_domain<1>>())) == 1);
  // a domain without an opinion, and none at all
  assert(
    result_of(ex::continues_on(domains_sender<replacing_domain<2>>(), domains_scheduler<replaces_nothing>())) == 0);
  assert(result_of(ex::continues_on(domains_sender<replacing_domain<2>>(), ex::inline_scheduler())) == 0);
  return 0;
}
