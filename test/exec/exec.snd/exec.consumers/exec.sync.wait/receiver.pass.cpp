// [exec.sync.wait]/5
//
// What sync_wait connects the sender with is a receiver that takes all its completions, errors of any type among them,
// and whose environment is there before the operation is started.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <tuple>
#include <utility>

struct failure {};

struct inspecting_sender {
  using sender_concept = tag::sender;
  using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int&), ex::set_error_t(failure),
    ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;

  bool* inspected;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return signatures();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    void start() & noexcept { ex::set_value(std::move(rcvr), 7); }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    static_assert(ex::receiver<Rcvr>);
    static_assert(std::invocable<ex::set_value_t, Rcvr, int> && std::invocable<ex::set_error_t, Rcvr, int&> &&
                  std::invocable<ex::set_error_t, Rcvr, failure> &&
                  std::invocable<ex::set_error_t, Rcvr, std::exception_ptr> && std::invocable<ex::set_stopped_t, Rcvr>);
    auto sch = ex::get_delegation_scheduler(ex::get_env(std::as_const(rcvr)));
    *inspected = ex::get_delegation_scheduler(ex::get_env(rcvr)) == sch;
    return {std::move(rcvr)};
  }
};

int main(int, char**) {
  bool inspected = false;
  assert(ext::sync_wait(inspecting_sender{&inspected}) == std::tuple(7));
  assert(inspected);
  return 0;
}
