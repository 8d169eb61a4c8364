// [exec.run.loop.types]/9.2
//
// The completion is the last thing that executing an operation does: the receiver may destroy the operation state and
// the loop goes on with the next.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <new>
#include <utility>

using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

// An operation that is gone, with nothing left of it, when it has completed.
struct vanishing {
  struct receiver {
    using receiver_concept = tag::receiver;

    vanishing* self;

    void set_value() && noexcept { self->vanish(); }
    void set_error(auto&&) && noexcept { assert(false); }
    void set_stopped() && noexcept { assert(false); }
  };

  using operation = ex::connect_result_t<ex::schedule_result_t<scheduler>, receiver>;

  alignas(operation) unsigned char storage[sizeof(operation)];
  operation* op = nullptr;

  explicit vanishing(scheduler sch) {
    op = ::new (static_cast<void*>(storage)) operation(ex::connect(ex::schedule(sch), receiver{this}));
  }
  vanishing(vanishing&&) = delete;

  void vanish() noexcept {
    std::exchange(op, nullptr)->~operation();
    std::memset(storage, 0xFF, sizeof(storage));
  }

  // Nobody has written to where the operation was.
  bool is_untouched() const noexcept {
    return op == nullptr && std::ranges::all_of(storage, [](unsigned char byte) { return byte == 0xFF; });
  }
};

int main(int, char**) {
  ex::run_loop loop;
  vanishing first(loop.get_scheduler());
  vanishing second(loop.get_scheduler());
  record told;
  auto third = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
  ex::start(*first.op);
  ex::start(*second.op);
  ex::start(third);
  loop.finish();
  loop.run();
  assert(first.is_untouched());
  assert(second.is_untouched());
  assert(told.value());
  return 0;
}
