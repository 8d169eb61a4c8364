// [exec.sync.wait.var]/2
//
// sync_wait_with_variant.apply_sender(sndr) waits for into_variant(sndr) by means of sync_wait, which may be one of the
// sender's domain; what that domain would do in place of sync_wait_with_variant is of no account.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"
#include "variants.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <utility>
#include <variant>

using result = decltype(ext::sync_wait_with_variant(ex::just(7)));

struct waiting_domain {
  static result apply_sender(ext::sync_wait_with_variant_t, auto&&) {
    return ext::sync_wait_with_variant(ex::just(-1));
  }
};

// Has its own sync_wait and nothing else.
struct counting_domain {
  inline static int waited = 0;

  template<class Sndr>
  static auto apply_sender(ext::sync_wait_t, Sndr&& sndr) {
    static_assert(std::same_as<ex::tag_of_t<Sndr>, ex::into_variant_t>);
    ++waited;
    return ext::sync_wait.apply_sender(std::forward<Sndr>(sndr));
  }
};

template<class Domain>
struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(7), std::move(rcvr));
  }

  auto get_env() const noexcept { return ex::prop(ex::get_domain, Domain()); }
};

int value_of(result waited) {
  assert(waited.has_value());
  return std::get<0>(std::get<std::tuple<int>>(unwrapped(*waited)));
}

int main(int, char**) {
  { // not that of the domain
    sender<waiting_domain> sndr;
    assert(value_of(ext::sync_wait_with_variant(sndr)) == -1);
    assert(value_of(ext::sync_wait_with_variant.apply_sender(sndr)) == 7);
    assert(value_of(ext::sync_wait_with_variant.apply_sender(std::move(sndr))) == 7);
  }
  { // but with the domain's sync_wait
    sender<counting_domain> sndr;
    assert(value_of(ext::sync_wait_with_variant(sndr)) == 7);
    assert(counting_domain::waited == 1);
    assert(value_of(ext::sync_wait_with_variant.apply_sender(sndr)) == 7);
    assert(counting_domain::waited == 2);
  }
  return 0;
}
