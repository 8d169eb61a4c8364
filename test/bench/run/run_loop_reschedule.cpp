// An operation that schedules itself again on a run_loop: once more for each time.

#include "../bench.h"

#include "execution.h"
#include "tags.h"

#include <optional>
#include <utility>

using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

struct again;

struct receiver {
  using receiver_concept = tag::receiver;
  again* work;
  void set_value() && noexcept;
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

using operation = decltype(ex::connect(ex::schedule(std::declval<scheduler>()), std::declval<receiver>()));

struct again {
  ex::run_loop* loop;
  int left;
  std::optional<operation> op;

  struct connected {
    again* work;
    operator operation() const { return ex::connect(ex::schedule(work->loop->get_scheduler()), receiver{work}); }
  };

  void schedule() {
    op.emplace(connected{this});
    ex::start(*op);
  }
};

void receiver::set_value() && noexcept {
  again* const self = work;
  if (--self->left > 0)
    self->schedule();
  else
    self->loop->finish();
}

int main(int argc, char** argv) {
  const int times = times_of(argc, argv);
  const allocation_ledger ledger;
  ex::run_loop loop;
  again work{&loop, times, {}};
  work.schedule();
  loop.run();
  print_allocations(ledger, times);
  return 0;
}
