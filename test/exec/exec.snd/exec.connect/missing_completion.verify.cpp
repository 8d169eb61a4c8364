// [exec.connect]/6.4
//
// A sender cannot be connected to a receiver that does not take all its completions, even if it does not matter to the
// sender's member function connect.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int)>();
  }

  operation connect(auto&&) const noexcept { return {}; }
};

struct receiver {
  using receiver_concept = tag::receiver;

  void set_value() && noexcept {}
#ifdef CONTROL
  void set_error(int) && noexcept {}
#endif
};

void test() {
  static_cast<void>(ex::connect(sender(), receiver())); // REJECTED
}
