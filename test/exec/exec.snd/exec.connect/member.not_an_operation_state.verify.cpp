// [exec.connect]/6.1
//
// What the sender's member function connect returns must be an operation state.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

struct operation {
#ifdef CONTROL
  using operation_state_concept = tag::operation_state;
#endif
  void start() & noexcept {}
};

struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  operation connect(auto&&) const noexcept { return {}; }
};

void test(record& told) {
  static_cast<void>(ex::connect(sender(), any_receiver(told))); // REJECTED
}
