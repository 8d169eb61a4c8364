// [exec.sync.wait]/9
//
// sync_wait.apply_sender(sndr) waits for the sender itself, whatever the domain of that would do.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <tuple>
#include <utility>

struct waiting_domain {
  template<class Sndr>
  static std::optional<std::tuple<int>> apply_sender(ext::sync_wait_t, Sndr&&) {
    return std::tuple(-1);
  }
};

struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(7), std::move(rcvr));
  }

  auto get_env() const noexcept { return ex::prop(ex::get_domain, waiting_domain()); }
};

int main(int, char**) {
  sender sndr;
  assert(ext::sync_wait(sndr) == std::tuple(-1));
  assert(ext::sync_wait.apply_sender(sndr) == std::tuple(7));
  assert(ext::sync_wait.apply_sender(std::as_const(sndr)) == std::tuple(7));
  assert(ext::sync_wait.apply_sender(sender()) == std::tuple(7));
  { // the type is that of the result of sync_wait
    auto result = ext::sync_wait.apply_sender(ex::just(move_only(7), 'a'));
    static_assert(std::same_as<decltype(result), std::optional<std::tuple<move_only, char>>>);
    assert(std::get<0>(*result).value == 7);
  }
  return 0;
}
