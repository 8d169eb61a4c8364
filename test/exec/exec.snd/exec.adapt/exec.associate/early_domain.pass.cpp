// [exec.associate]/10.2
//
// The sender's domain is asked at once what to make of associate(sndr, token): it is shown the sender that would be the
// result, and what it makes of that is the result.
//
// EDITION: cd

#include "execution.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>

template<class Tag>
struct replaced {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }
};

struct replacing_domain {
  template<ex::sender Sndr>
  auto transform_sender(Sndr&&) const {
    return replaced<ex::tag_of_t<Sndr>>();
  }

  template<class Tag>
  auto transform_sender(replaced<Tag> sndr) const {
    return sndr;
  }
};

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    replacing_domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  attributes get_env() const noexcept { return {}; }
};

int main(int, char**) {
  ledger_scope scope;
  auto sndr = ex::associate(child(), ledger_token(scope));
  static_assert(std::same_as<decltype(sndr), replaced<ex::associate_t>>);
  assert(scope.tries == 1); // for the sender that the domain was shown, and which is gone
  assert(scope.open == 0);

  auto plain = ex::associate(ex::just(), ledger_token(scope));
  static_assert(std::same_as<ex::tag_of_t<decltype(plain)>, ex::associate_t>);
  return 0;
}
