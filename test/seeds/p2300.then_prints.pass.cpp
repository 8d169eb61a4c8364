// seed: P2300R10 L2564
//
// The function of then may take whatever its input sends, however much that is; it is not called before the work is
// started, and not at all if there is no value.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <sstream>
#include <string>

template<class Input>
std::string printed(Input input) {
  std::ostringstream out;
  ex::sender auto sndr = ex::then(input, [&](auto... args) { ((out << args << ' '), ...); });
  assert(out.str().empty());
  record told;
  auto op = ex::connect(sndr, any_receiver(told));
  assert(out.str().empty());
  ex::start(op);
  assert(!told.pending());
  return out.str();
}

int main(int, char**) {
  assert(printed(ex::just()) == "");
  assert(printed(ex::just(1)) == "1 ");
  assert(printed(ex::just(1, std::string("two"), '3')) == "1 two 3 ");
  assert(printed(ex::just_error(1)) == "");
  assert(printed(ex::just_stopped()) == "");
  return 0;
}
