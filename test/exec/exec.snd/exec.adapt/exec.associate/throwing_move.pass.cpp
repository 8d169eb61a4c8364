// [exec.associate]/13
//
// An exception from moving the wrapped sender into the operation leaves connect, whichever move it is, and no
// association is left behind or ended twice.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>
#include <optional>
#include <utility>

// Throws when it has been moved so many times, and never when it is connected.
struct fragile_sender {
  using sender_concept = tag::sender;

  int* moves_left;

  explicit fragile_sender(int& moves_left) : moves_left(&moves_left) {}
  fragile_sender(fragile_sender&& other) noexcept(false) : moves_left(other.moves_left) {
    if (--*moves_left == 0)
      throw 3;
  }

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) && noexcept {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

int main(int, char**) {
  constexpr int unlimited = 1000;
  bool connected = false;
  for (int moves = 1; !connected; ++moves) {
    assert(moves != unlimited);
    ledger_scope scope;
    int moves_left = unlimited;
    record told;
    std::optional sndr(ex::associate(fragile_sender(moves_left), ledger_token(scope)));
    moves_left = moves;
    const int thrown = thrown_by([&] {
      auto op = ex::connect(*std::move(sndr), any_receiver(told));
      moves_left = unlimited;
      connected = true;
      ex::start(op);
      assert(told.value());
    });
    assert(thrown == (connected ? 0 : 3));
    assert(told.pending() == !connected);
    sndr.reset();
    assert(scope.tries == 1 && scope.open == 0);
  }
  return 0;
}
