// [exec.then]/2
//
// then(sndr, f) is ill-formed if sndr is an lvalue that cannot be copied: such an expression is not a sender, although
// an rvalue of its type is.

#include "execution.h"
#include "tags.h"

#include <utility>

struct move_only_sender {
  using sender_concept = tag::sender;

  move_only_sender() = default;
  move_only_sender(move_only_sender&&) = default; // REJECTED: a compiler may give this as the reason

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) && {
    return ex::connect(ex::just(1), std::move(rcvr));
  }
};

void test(move_only_sender& sndr) {
  auto fn = [](int) noexcept {};
#ifdef CONTROL
  static_cast<void>(ex::then(std::move(sndr), fn));
#else
  static_cast<void>(ex::then(sndr, fn)); // REJECTED
#endif
}
