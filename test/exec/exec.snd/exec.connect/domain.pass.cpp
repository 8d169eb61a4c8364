// [exec.connect]/6.1
//
// What is connected is what the late domain makes of the sender, with its own value category. The domain is shown the
// sender as it is, and the whole environment of the receiver.
//
// EDITION: cd

#include "domains.h"
#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct numbers {
  using sender_concept = tag::sender;

  int number;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }
};

// Sends its number, and after it a digit for the value category with which it was connected.
struct transformed : numbers {
  template<class Self, class Rcvr>
  auto connect(this Self&& self, Rcvr rcvr) {
    return ex::connect(ex::just(self.number * 10 + category(std::forward<Self>(self))), std::move(rcvr));
  }
};

inline transformed shared{{5}};

struct by_value {
  template<class Sndr, class Env>
    requires requires { typename std::remove_cvref_t<Sndr>::is_original; }
  transformed transform_sender(Sndr&& sndr, const Env& env) const {
    return {{env.query(not_forwarding()) * 10 + category(std::forward<Sndr>(sndr))}};
  }
};

struct by_lvalue {
  template<class Sndr, class Env>
    requires requires { typename std::remove_cvref_t<Sndr>::is_original; }
  transformed& transform_sender(Sndr&&, const Env&) const {
    return shared;
  }
};

struct by_const_lvalue {
  template<class Sndr, class Env>
    requires requires { typename std::remove_cvref_t<Sndr>::is_original; }
  const transformed& transform_sender(Sndr&&, const Env&) const {
    return shared;
  }
};

// Cannot be connected itself.
struct original : numbers {
  using is_original = void;
};

template<class Domain, class Sndr>
int received(Sndr&& sndr) {
  record told;
  int number = 0;
  const auto env = ex::env{ex::prop(ex::get_domain, Domain()), ex::prop(not_forwarding(), 7)};
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { number = i; }, env));
  assert(told.value());
  return number;
}

int main(int, char**) {
  original sndr{{1}};
  assert(received<by_value>(sndr) == 713);
  assert(received<by_value>(std::as_const(sndr)) == 723);
  assert(received<by_value>(std::move(sndr)) == 733);
  assert(received<by_lvalue>(original{{1}}) == 51);
  assert(received<by_const_lvalue>(original{{1}}) == 52);
  return 0;
}
