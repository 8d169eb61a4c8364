// Two run_loops on two threads hand a piece of work to and fro; prints nanoseconds for each handing over.

#include "execution.h"
#include "tags.h"

#include <chrono>
#include <cstdio>
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
  game played{{}, times, {}};
  const auto started = std::chrono::steady_clock::now();
  played.play();
  std::thread other([&] { played.loops[1].run(); });
  played.loops[0].run();
  other.join();
  const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - started;
  std::printf("%.0f\n", taken.count() / times);
  return 0;
}
