// [exec.then]/5
//
// The function is checked against what the sender sends in the environment that it is asked for, as far as queries are
// forwarding ones.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "signatures.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Query>
struct environment {
  bool query(Query) const noexcept { return true; }
};

template<class Env, class Query>
concept answers = requires(const Env& env) { env.query(Query()); };

// Sends a pointer if the environment answers one of the queries, else a number.
struct dependent {
  using sender_concept = tag::sender;

  template<class Env>
  static constexpr bool sends_pointer = answers<Env, forwarding> || answers<Env, not_forwarding>;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    if constexpr (sends_pointer<Env>)
      return ex::completion_signatures<ex::set_value_t(int*)>();
    else
      return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;

    void start() & noexcept {
      if constexpr (sends_pointer<ex::env_of_t<Rcvr>>)
        ex::set_value(std::move(rcvr), static_cast<int*>(nullptr));
      else
        ex::set_value(std::move(rcvr), 1);
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    return {std::move(rcvr)};
  }
};

struct takes_both {
  char operator()(int) const noexcept { return 'n'; }
  long operator()(int*) const noexcept { return 7; }
};

struct takes_number {
  char operator()(int) const noexcept { return 'n'; }
};

int main(int, char**) {
  { // the signatures are those of the environment
    auto sndr = ex::then(dependent(), takes_both());
    using type = decltype(sndr);
    static_assert(completes_in_with<type, ex::env<>, ex::set_value_t(char)>);
    static_assert(completes_in_with<type, environment<forwarding>, ex::set_value_t(long)>);
    static_assert(completes_in_with<type, environment<not_forwarding>, ex::set_value_t(char)>);

    record told;
    run(sndr, value_receiver(told, [](std::same_as<char> auto c) { assert(c == 'n'); }));
    assert(told.value());

    record told_pointer;
    run(
      sndr, value_receiver(told_pointer, [](std::same_as<long> auto l) { assert(l == 7); }, environment<forwarding>()));
    assert(told_pointer.value());

    record told_not_forwarded;
    run(
      sndr, value_receiver(
              told_not_forwarded, [](std::same_as<char> auto c) { assert(c == 'n'); }, environment<not_forwarding>()));
    assert(told_not_forwarded.value());
  }
  { // a function that is no good in another environment is good in this one
    auto sndr = ex::then(dependent(), takes_number());
    record told;
    run(sndr, value_receiver(told, [](std::same_as<char> auto c) { assert(c == 'n'); }));
    assert(told.value());
  }
  return 0;
}
