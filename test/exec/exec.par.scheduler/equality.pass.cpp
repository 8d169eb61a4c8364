// [exec.par.scheduler]/4
//
// Two parallel schedulers are equal if and only if their backends are the same object, whoever owns it.

#include "backends.h"
#include "execution.h"

#include <array>
#include <cassert>
#include <memory>

int main(int, char**) {
  const auto owner = std::make_shared<std::array<manual_backend, 2>>();
  manual_backend* const first = &owner->front();
  manual_backend* const second = &owner->back();
  using pointer = std::shared_ptr<backends::parallel_scheduler_backend>;

  const ex::parallel_scheduler sch = scheduler_of(pointer(owner, first));
  { // the same object
    assert(sch == scheduler_of(pointer(owner, first)));
    assert(!(sch != scheduler_of(pointer(owner, first))));
  }
  { // the same object, with another owner
    assert(sch == scheduler_of(pointer(std::make_shared<int>(), first)));
  }
  { // another object with the same owner
    assert(sch != scheduler_of(pointer(owner, second)));
    assert(!(sch == scheduler_of(pointer(owner, second))));
  }
  return 0;
}
