// Two run_loops on two threads hand a piece of work to and fro; the time of each handing over.

#include "../stopwatch.h"

#include "execution.h"
#include "tags.h"

#include <optional>
#include <thread>
#include <utility>

using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

struct game;

struct receiver {
  using receiver_concept = tag::receiver;
  game* played;
  void set_value() && noexcept;
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

using operation = decltype(ex::connect(ex::schedule(std::declval<scheduler>()), std::declval<receiver>()));

struct game {
  ex::run_loop loops[2];
  int left;
  std::optional<operation> ops[2];

  struct connected {
    game* played;
    int side;
    operator operation() const {
      return ex::connect(ex::schedule(played->loops[side].get_scheduler()), receiver{played});
    }
  };

  // Each side has an operation state of its own: the other one's is still being completed.
  void play() {
    const int side = left % 2;
    ops[side].emplace(connected{this, side});
    ex::start(*ops[side]);
  }
};

void receiver::set_value() && noexcept {
  game* const self = played;
  if (--self->left > 0) {
    self->play();
  } else {
    self->loops[0].finish();
    self->loops[1].finish();
  }
}

int main() {
  constexpr int times = 200'000;
  print_time(1, times, [] {
    game played{{}, times, {}};
    played.play();
    std::thread other([&] { played.loops[1].run(); });
    played.loops[0].run();
    other.join();
  });
  return 0;
}
