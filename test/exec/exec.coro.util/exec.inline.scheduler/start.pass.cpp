// [exec.inline.scheduler]/4.2
//
// start calls set_value for the operation's own receiver, there and then, even if stop was requested.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <utility>

// Notes which receiver object it is that gets the completion.
struct moving_receiver {
  using receiver_concept = tag::receiver;

  int* moves;
  int* completed;

  moving_receiver(int& moves, int& completed) : moves(&moves), completed(&completed) {}
  moving_receiver(moving_receiver&& other) noexcept : moves(other.moves), completed(other.completed) { ++*moves; }

  void set_value() && noexcept { ++*completed; }
};

int main(int, char**) {
  {
    record told;
    auto op = ex::connect(ex::schedule(ex::inline_scheduler()), value_receiver(told, [] {}));
    assert(told.pending());
    ex::start(op);
    assert(told.value());
  }
  { // on the agent on which it is started
    execution_resource resource;
    outcome told;
    auto op = ex::connect(ex::schedule(ex::inline_scheduler()), located(told));
    resource.execute([&] { ex::start(op); });
    assert(told.value());
    assert(told.where == &resource);
  }
  { // the receiver that is in the operation state, not another that is made from it
    int moves = 0;
    int completed = 0;
    auto op = ex::connect(ex::schedule(ex::inline_scheduler()), moving_receiver(moves, completed));
    const int moves_before = moves;
    ex::start(op);
    assert(completed == 1);
    assert(moves == moves_before);
  }
  { // a stop request is not looked at
    exs::inplace_stop_source source;
    source.request_stop();
    record told;
    run(ex::schedule(ex::inline_scheduler()), any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    assert(told.value());
  }
  { // a sender can be connected more than once
    ex::inline_scheduler sch;
    auto sndr = ex::schedule(sch);
    record told;
    record told_again;
    run(sndr, any_receiver(told));
    run(std::move(sndr), any_receiver(told_again));
    assert(told.value() && told_again.value());
  }
  return 0;
}
