// seed: P2300R10 L1018
//
// A scheduler that a user writes: starting the operation of its schedule sender is a call of set_value on that thread.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "signatures.h"
#include "tags.h"

#include <cassert>
#include <thread>
#include <type_traits>
#include <utility>

class inline_scheduler {
  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;

    constexpr void start() & noexcept { ex::set_value(std::move(rcvr)); }
  };

  struct attributes {
    constexpr inline_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<ex::receiver Rcvr>
    constexpr operation<Rcvr> connect(Rcvr rcvr) const noexcept(std::is_nothrow_move_constructible_v<Rcvr>) {
      return {std::move(rcvr)};
    }

    constexpr attributes get_env() const noexcept { return {}; }
  };

public:
  using scheduler_concept = tag::scheduler;

  constexpr sender schedule() const noexcept { return {}; }

  constexpr inline_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
  constexpr ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }

  bool operator==(const inline_scheduler&) const = default;
};

static_assert(ex::scheduler<inline_scheduler>);
static_assert(completes_with<decltype(ex::schedule(inline_scheduler())), ex::set_value_t()>);

void test() {
  record told;
  run(ex::schedule(inline_scheduler()), value_receiver(told, [] {}));
  assert(told.value());

  record last;
  int steps = 0;
  run(ex::schedule(inline_scheduler()) | ex::then([&] noexcept { return ++steps; }),
    value_receiver(last, [&](int i) noexcept { assert(i == 1); }));
  assert(last.value());
}

int main(int, char**) {
  test();

  // With the library's algorithms: nothing leaves the thread.
  const auto here = std::this_thread::get_id();
  auto on_this_thread = [here](int i) {
    assert(std::this_thread::get_id() == here);
    return i + 1;
  };
  auto [i] = ext::sync_wait(ex::starts_on(inline_scheduler(), ex::just(1) | ex::then(on_this_thread)) |
                            ex::continues_on(inline_scheduler()) | ex::then(on_this_thread))
               .value();
  assert(i == 3);

  // A transition to it does not leave the thread of another resource either.
  single_thread_context context;
  auto [ran_there] = ext::sync_wait(
    ex::schedule(context.get_scheduler()) | ex::continues_on(inline_scheduler()) | ex::then([&] {
      return context.runs_here();
    })).value();
  assert(ran_there);
  return 0;
}
