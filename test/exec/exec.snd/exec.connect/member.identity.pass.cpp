// [exec.connect]/6.1
//
// The sender's member function connect is called on the very sender, with the very receiver, an lvalue or an rvalue as
// that is one: nothing is copied or moved on the way there. (Later editions move a sender that is an rvalue.)
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <memory>
#include <type_traits>
#include <utility>

struct operation {
  using operation_state_concept = tag::operation_state;

  const void* sender;
  const void* receiver;
  bool lvalue;
  bool constant;

  void start() & noexcept {}
};

struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  operation connect(Rcvr&& rcvr) const noexcept {
    return {
      this, std::addressof(rcvr), std::is_lvalue_reference_v<Rcvr>, std::is_const_v<std::remove_reference_t<Rcvr>>};
  }
};

int main(int, char**) {
  record told;
  sender sndr;
  auto rcvr = any_receiver(told);
  {
    const operation op = ex::connect(sndr, rcvr);
    assert(op.sender == &sndr && op.receiver == std::addressof(rcvr));
    assert(op.lvalue && !op.constant);
  }
  {
    const operation op = ex::connect(std::as_const(sndr), std::as_const(rcvr));
    assert(op.sender == &sndr && op.receiver == std::addressof(rcvr));
    assert(op.lvalue && op.constant);
  }
  {
    const operation op = ex::connect(std::move(sndr), std::move(rcvr));
#if CONFORM_EDITION < 2026
    assert(op.sender == &sndr);
#endif
    assert(op.receiver == std::addressof(rcvr));
    assert(!op.lvalue && !op.constant);
  }
  return 0;
}
