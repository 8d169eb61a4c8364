// What scheduling on the parallel scheduler takes: many operations, started at once.

#include "../parallel_operations.h"

struct receiver : receiver_base {
  countdown* left;
  explicit receiver(countdown* left) : left(left) {}
  void set_value() && noexcept { left->arrive(); }
};

int main() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  print_time(5, scheduled_operations, [&] {
    countdown left(scheduled_operations);
    std::deque<std::optional<parallel_operation<receiver>>> ops(scheduled_operations);
    for (auto& op : ops) {
      op.emplace(connected<receiver>{sch, receiver(&left)});
      ex::start(*op);
    }
    left.wait();
  });
  return 0;
}
