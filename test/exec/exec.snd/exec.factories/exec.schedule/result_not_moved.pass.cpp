// [exec.schedule]/2
//
// The sender that the member function returns is not copied or moved on its way to the caller, and may have a member
// function connect for rvalues only.

#include "execution.h"
#include "tags.h"
#include "values.h"

#include <cassert>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

struct scheduler {
  using scheduler_concept = tag::scheduler;

  struct sender {
    using sender_concept = tag::sender;

    scheduler* sch;
    counted moved;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    struct attributes {
      scheduler* sch;
      constexpr scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return *sch; }
    };

    constexpr attributes get_env() const noexcept { return {sch}; }
    constexpr operation connect(auto) && { return {}; }
  };

  tally* counts;

  constexpr sender schedule() noexcept { return {this, counted(*counts)}; }
  bool operator==(const scheduler&) const = default;
};

void test() {
  tally counts;
  scheduler sch{&counts};
  const auto& sndr = ex::schedule(sch);
  assert(sndr.sch == &sch);
  assert(counts.copies == 0);
  assert(counts.moves == 0);
}

int main(int, char**) {
  test();
  return 0;
}
