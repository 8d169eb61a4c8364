// [exec.then]/5
//
// If it depends on the environment what the sender sends, a function that does not take that is no error before the
// environment is known: it is one when the sender is connected.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

struct environment {
  bool query(forwarding) const noexcept { return true; }
};

template<class Env>
concept wants_pointer = requires(const Env& env) { env.query(forwarding()); };

struct dependent {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    if constexpr (wants_pointer<Env>)
      return ex::completion_signatures<ex::set_value_t(int*)>();
    else
      return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;

    void start() & noexcept {
      if constexpr (wants_pointer<ex::env_of_t<Rcvr>>)
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

void test() {
  auto sndr = ex::then(dependent(), [](int) noexcept {});
  record told;
#ifdef CONTROL
  static_cast<void>(ex::connect(sndr, any_receiver(told)));
#else
  static_cast<void>(ex::connect(sndr, any_receiver(told, environment()))); // REJECTED
#endif
}
