// [exec.continues.on]/6
//
// An lvalue sender can be connected as often as one likes, an rvalue gives away what cannot be copied, and the
// operation does not need the sender any more.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  auto result_of = [&]<class Sndr>(Sndr&& sndr) {
    record told;
    int result = 0;
    auto op = ex::connect(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
    ex::start(op);
    resource.run_one();
    assert(told.value());
    return result;
  };
  { // again and again
    auto sndr = ex::continues_on(ex::just(7), resource.scheduler());
    assert(result_of(sndr) == 7);
    assert(result_of(std::as_const(sndr)) == 7);
    assert(result_of(sndr) == 7);
    assert(result_of(std::move(sndr)) == 7);
  }
  { // what cannot be copied
    assert(result_of(ex::continues_on(move_only_sender(ex::just(7)), resource.scheduler())) == 7);
    record told;
    auto op = ex::connect(ex::continues_on(ex::just(move_only(7)), resource.scheduler()),
      value_receiver(told, [](move_only datum) { assert(datum.value == 7); }));
    ex::start(op);
    resource.run_one();
    assert(told.value());
  }
  { // the sender and the scheduler are gone before the operation starts
    std::optional sch(resource.scheduler());
    std::optional sndr(ex::continues_on(ex::just(7), *sch));
    record told;
    auto op = ex::connect(*sndr, value_receiver(told, [](int i) { assert(i == 7); }));
    sndr.reset();
    sch.reset();
    ex::start(op);
    resource.run_one();
    assert(told.value());
  }
  { // two operations at a time
    auto sndr = ex::continues_on(ex::just(7), resource.scheduler());
    record told;
    record told_other;
    auto op = ex::connect(sndr, any_receiver(told));
    auto other = ex::connect(sndr, any_receiver(told_other));
    ex::start(other);
    ex::start(op);
    assert(resource.waiting() == 2);
    resource.run_one();
    assert(told_other.value() && told.pending());
    resource.run_one();
    assert(told.value());
  }
  return 0;
}
