// [task.state]/2.4
//
// If the environment can be made neither from the env_type nor from the receiver's environment nor from nothing, the
// program is ill-formed.
//
// INFORMATIVE: a compiler that finds this at the end of the program only does not lead back to the marked line

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <utility>

struct environment {
#ifdef CONTROL
  environment() = default;
#endif
  explicit environment(int) {}
};

void test(task<int, environment> sndr, record& told) {
  auto op = ex::connect(std::move(sndr), any_receiver(told, inline_env())); // REJECTED
  ex::start(op);                                                            // REJECTED
}
