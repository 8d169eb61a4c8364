// [exec.run.loop.members]/3, [exec.run.loop.members]/10
//
// What adds the last work to the loop and what finishes it on another thread happens before run returns: the loop may
// be destroyed there and then, and is not touched any more.

#include "execution.h"
#include "graves.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <memory>
#include <new>
#include <thread>

// A loop of which nothing is left when it has run.
class vanishing_loop {
  alignas(ex::run_loop) unsigned char memory[sizeof(ex::run_loop)];

public:
  ex::run_loop* loop = ::new (static_cast<void*>(memory)) ex::run_loop();

  void run() {
    loop->run();
    std::destroy_at(loop);
    graves::fill(memory);
  }

  bool rests() const { return graves::is_filled(memory); }
};

struct finishing_receiver {
  using receiver_concept = tag::receiver;

  ex::run_loop* loop;

  void set_value() && noexcept { loop->finish(); }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

int main(int, char**) {
  for (int repetition = 0; repetition != 300; ++repetition) {
    { // finish
      vanishing_loop loop;
      std::thread finisher([&] { loop.loop->finish(); });
      loop.run();
      finisher.join();
      assert(loop.rests());
    }
    { // work that finishes the loop
      vanishing_loop loop;
      auto op = ex::connect(ex::schedule(loop.loop->get_scheduler()), finishing_receiver{loop.loop});
      std::thread starter([&] { ex::start(op); });
      loop.run();
      starter.join();
      assert(loop.rests());
    }
  }
  return 0;
}
