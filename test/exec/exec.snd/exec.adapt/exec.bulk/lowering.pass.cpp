// [exec.bulk]/4
//
// A domain that has its own bulk_chunked, and no bulk, is asked for it when a sender of bulk is connected.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct replaced {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

template<class Tag>
struct domain {
  template<ex::sender Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, Tag>
  constexpr replaced transform_sender(Sndr&&, const Env&) const {
    return {};
  }
};

template<class Domain>
struct child {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

  constexpr attributes get_env() const noexcept { return {}; }
};

template<class Domain, class Adaptor>
int invocations(const Adaptor& adaptor) {
  int count = 0;
  record told;
  run(adaptor(child<Domain>(), ex::seq, 3, [&](auto...) noexcept { ++count; }), any_receiver(told));
  assert(told.value());
  return count;
}

int main(int, char**) {
  using chunked_domain = domain<ex::bulk_chunked_t>;
  assert(invocations<chunked_domain>(ex::bulk) == 0);
  assert(invocations<chunked_domain>(ex::bulk_chunked) == 0);
  assert(invocations<chunked_domain>(ex::bulk_unchunked) == 3);

  using unchunked_domain = domain<ex::bulk_unchunked_t>;
  assert(invocations<unchunked_domain>(ex::bulk) == 3);
  assert(invocations<unchunked_domain>(ex::bulk_unchunked) == 0);

  using bulk_domain = domain<ex::bulk_t>;
  assert(invocations<bulk_domain>(ex::bulk) == 0);
  assert(invocations<bulk_domain>(ex::bulk_chunked) != 0);
  assert(invocations<bulk_domain>(ex::bulk_unchunked) == 3);
  return 0;
}
