// seed: P2006R1 L189
//
// What makes an operation ready can be costly, and is paid for when it is connected: start only launches it. That holds
// for children, too, which are connected together with their parent.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <utility>
#include <vector>

struct costs {
  int prepared = 0;
  int launched = 0;
  int alive = 0;
};

// Its operation needs a plan, which is made by connect.
struct planned {
  using sender_concept = tag::sender;

  costs* paid;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    costs* paid;
    std::vector<int> plan;
    Rcvr rcvr;

    operation(costs* paid, Rcvr rcvr) : paid(paid), plan(1000, 1), rcvr(std::move(rcvr)) {
      ++paid->prepared;
      ++paid->alive;
    }
    operation(operation&&) = delete;
    ~operation() { --paid->alive; }

    void start() & noexcept {
      ++paid->launched;
      ex::set_value(std::move(rcvr), int(plan[999]));
    }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const {
    return operation<Rcvr>(paid, std::move(rcvr));
  }
};

template<class Adapt>
void test(Adapt adapt) {
  costs paid;
  record told;
  auto sndr = adapt(planned{&paid});
  assert(paid.prepared == 0);
  { // not launched
    [[maybe_unused]] auto op = ex::connect(sndr, any_receiver(told));
    assert(paid.prepared == 1 && paid.alive == 1);
  }
  assert(paid.launched == 0 && paid.alive == 0);
  assert(told.pending());
  { // launched
    auto op = ex::connect(sndr, any_receiver(told));
    assert(paid.prepared == 2 && paid.launched == 0);
    assert(told.pending());
    ex::start(op);
    assert(paid.prepared == 2 && paid.launched == 1);
    assert(told.value());
  }
  assert(paid.alive == 0);
}

int main(int, char**) {
  test([](auto sndr) { return sndr; });
  test([](auto sndr) { return sndr | ex::then([](int i) { return i; }); });
  test([](auto sndr) { return sndr | ex::let_value([](int i) { return ex::just(i); }); });
  test([](auto sndr) { return sndr | ex::let_stopped([] { return ex::just(0); }); });
  test([](auto sndr) { return sndr | ex::continues_on(ex::inline_scheduler()); });
  test([](auto sndr) { return ex::when_all(ex::just(1), sndr); });
  test([](auto sndr) { return ex::into_variant(sndr); });
  test([](auto sndr) { return ex::write_env(sndr, ex::env<>()); });
  test([](auto sndr) { return sndr | ex::bulk_unchunked(ex::seq, 1, [](auto&&...) {}); });
  return 0;
}
