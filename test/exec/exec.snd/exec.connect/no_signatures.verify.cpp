// [exec.connect]/6.3
//
// A sender that has no completion signatures in the environment of the receiver cannot be connected.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

struct sender {
  using sender_concept = tag::sender;

#ifdef CONTROL
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }
#endif

  operation connect(auto&&) const noexcept { return {}; }
};

void test(record& told) {
  static_cast<void>(ex::connect(sender(), any_receiver(told))); // REJECTED
}
