// [exec.associate]/10.1
//
// associate(sndr, token) is ill-formed if sndr is not a sender.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "tags.h"

#include <utility>

struct not_a_sender {
#ifdef CONTROL
  using sender_concept = tag::sender;
#endif

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

// Does not care what it wraps.
struct token : ledger_token {
  template<class Sndr>
  Sndr&& wrap(Sndr&& sndr) const noexcept {
    return std::forward<Sndr>(sndr);
  }
};

void test(const token& tkn) {
  static_cast<void>(ex::associate(not_a_sender(), auto(tkn))); // REJECTED
}
