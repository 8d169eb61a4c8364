// What scheduling on the parallel scheduler takes from inside: operations that start themselves again.

#include "../parallel_operations.h"

struct chain;

struct receiver : receiver_base {
  chain* self;
  explicit receiver(chain* self) : self(self) {}
  void set_value() && noexcept;
};

struct chain {
  const ex::parallel_scheduler& sch;
  countdown& left;
  int times;
  std::optional<parallel_operation<receiver>> op{};

  void next() {
    op.emplace(connected<receiver>{sch, receiver(this)});
    ex::start(*op);
  }
};

void receiver::set_value() && noexcept {
  if (--self->times > 0)
    self->next();
  else
    self->left.arrive();
}

int main() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  print_time(5, scheduled_operations, [&] {
    constexpr int chains = 4;
    countdown left(chains);
    std::deque<chain> all;
    for (int i = 0; i != chains; ++i)
      all.emplace_back(sch, left, scheduled_operations / chains);
    for (chain& one : all)
      one.next();
    left.wait();
  });
  return 0;
}
