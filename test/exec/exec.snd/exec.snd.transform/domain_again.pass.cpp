// [exec.snd.transform]/1
//
// A domain that does not transform a sender is asked again about what default_domain has made of it.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <utility>

// Transforms bulk_chunked, into which default_domain transforms bulk.
struct domain {
  template<class Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, ex::bulk_chunked_t>
  auto transform_sender(Sndr&&, const Env&) const noexcept {
    return ex::just(42);
  }
};

int main(int, char**) {
  const auto never = [](auto&&...) noexcept { assert(false); };
  { // what the domain transforms
    auto sndr = ex::transform_sender(domain(), ex::bulk_chunked(ex::just(), ex::seq, 3, never), ex::env<>());
    record told;
    run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 42); }));
    assert(told.value());
  }
  { // what default_domain does, and then the domain
    auto sndr = ex::transform_sender(domain(), ex::bulk(ex::just(), ex::seq, 3, never), ex::env<>());
    record told;
    run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 42); }));
    assert(told.value());
  }
  { // what neither does
    auto sndr = ex::transform_sender(domain(), ex::just(1), ex::env<>());
    static_assert(std::same_as<decltype(sndr), decltype(ex::just(1))>);
  }
  return 0;
}
