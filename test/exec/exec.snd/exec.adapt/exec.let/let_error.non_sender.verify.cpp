// [exec.let]/3
//
// let_error(sndr, f) is ill-formed if sndr is not a sender.

#include "execution.h"
#include "tags.h"

#include <utility>

struct not_a_sender {
#ifdef CONTROL
  using sender_concept = tag::sender;
#endif

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_error_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just_error(1), std::move(rcvr));
  }
};

void test() {
  auto fn = [](auto&&...) noexcept { return ex::just(); };
  static_cast<void>(ex::let_error(not_a_sender(), fn)); // REJECTED
}
