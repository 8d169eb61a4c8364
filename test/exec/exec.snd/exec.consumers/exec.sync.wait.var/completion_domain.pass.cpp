// [exec.sync.wait.var]/2
//
// The sender's domain (the domain on which it completes with a value) does what sync_wait_with_variant does, if it can.
//
// EDITION: c++26

#include "execution.h"
#include "tags.h"
#include "variants.h"

#include <cassert>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

using result = decltype(ext::sync_wait_with_variant(ex::just(7)));

struct waiting_domain {
  template<class Sndr>
  static result apply_sender(ext::sync_wait_with_variant_t, Sndr&& sndr) {
    static_assert(std::is_lvalue_reference_v<Sndr&&> != std::remove_cvref_t<Sndr>::is_rvalue);
    return ext::sync_wait_with_variant(ex::just(-sndr.value));
  }
};

// Does nothing of the kind.
struct idle_domain {};

template<class Domain, bool IsRvalue>
struct sender_of {
  using sender_concept = tag::sender;
  static constexpr bool is_rvalue = IsRvalue;

  struct attributes {
    template<class... Env>
    constexpr Domain query(ex::get_completion_domain_t<ex::set_value_t>, const Env&...) const noexcept {
      return {};
    }
  };

  int value;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(int(value)), std::move(rcvr));
  }

  constexpr attributes get_env() const noexcept { return {}; }
};

int value_of(result waited) {
  assert(waited.has_value());
  return std::get<0>(std::get<std::tuple<int>>(unwrapped(*waited)));
}

int main(int, char**) {
  { // the domain's result is the result; the sender is passed on as it is
    assert(value_of(ext::sync_wait_with_variant(sender_of<waiting_domain, true>{7})) == -7);
    sender_of<waiting_domain, false> lvalue{7};
    assert(value_of(ext::sync_wait_with_variant(lvalue)) == -7);
  }
  { // another domain leaves it to the library
    assert(value_of(ext::sync_wait_with_variant(sender_of<idle_domain, true>{7})) == 7);
  }
  return 0;
}
