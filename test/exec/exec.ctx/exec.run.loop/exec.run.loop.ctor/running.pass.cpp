// [exec.run.loop.ctor]/2
//
// The destructor calls terminate if the loop runs, even if there is no work in the queue.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <cstdlib>
#include <exception>
#include <optional>

int main(int, char**) {
  std::optional<ex::run_loop> loop(std::in_place);
  record told;
  auto op = ex::connect(ex::schedule(loop->get_scheduler()), value_receiver(told, [&] {
    std::set_terminate([] { std::_Exit(0); });
    loop.reset();
    std::_Exit(1); // terminate has not been called, and the loop that runs is gone
  }));
  ex::start(op);
  loop->run();
  assert(false && "the work has not been executed");
  return 1;
}
