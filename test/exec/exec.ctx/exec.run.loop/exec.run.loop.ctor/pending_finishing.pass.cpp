// [exec.run.loop.ctor]/2
//
// The destructor calls terminate if there is work in the queue, even if finish has been called.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <cstdlib>
#include <exception>
#include <optional>

int main(int, char**) {
  std::optional<ex::run_loop> loop(std::in_place);
  record told;
  auto op = ex::connect(ex::schedule(loop->get_scheduler()), any_receiver(told));
  ex::start(op);
  loop->finish();
  std::set_terminate([] { std::_Exit(0); });
  loop.reset();
  assert(false && "terminate has not been called");
  return 1;
}
