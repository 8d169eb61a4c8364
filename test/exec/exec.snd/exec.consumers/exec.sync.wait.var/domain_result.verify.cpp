// [exec.sync.wait.var]/1.3
//
// What the sender's domain returns must be of the type that sync_wait_with_variant returns: it is a mandate.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <utility>

#ifdef CONTROL
using result = decltype(ext::sync_wait_with_variant(ex::just(1)));
#else
using result = decltype(ext::sync_wait_with_variant(ex::just(1L)));
#endif

struct waiting_domain {
  template<class Sndr>
  static result apply_sender(ext::sync_wait_with_variant_t, Sndr&&) {
    return {};
  }
};

struct sender {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr waiting_domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(1), std::move(rcvr));
  }

  constexpr attributes get_env() const noexcept { return {}; }
};

void test() {
  static_cast<void>(ext::sync_wait_with_variant(sender())); // REJECTED
}
