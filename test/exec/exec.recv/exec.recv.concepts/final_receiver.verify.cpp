// [exec.recv.concepts]/2
//
// A final class is not a receiver: connect refuses it.
//
// INFORMATIVE: a final class does not model the concept, which an implementation need not diagnose

#include "execution.h"
#include "tags.h"

#ifdef CONTROL
struct receiver {
#else
struct receiver final {
#endif
  using receiver_concept = tag::receiver;
  void set_value() && noexcept {}
};

void test() {
  auto op = ex::connect(ex::just(), receiver()); // REJECTED
  ex::start(op);
}
