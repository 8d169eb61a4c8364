// [task.promise]/6.2
//
// The body begins on an agent of the coroutine's scheduler, if the operation is started there; it may be put off until
// the scheduler has time.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>

task<void> coroutine(const execution_resource*& where) {
  where = execution_resource::current();
  co_return;
}

int main(int, char**) {
  manual_resource<> resource;
  {
    const execution_resource* where = nullptr;
    outcome told;
    auto op = ex::connect(coroutine(where), located(told, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    assert(told.value());
    assert(where == &resource);
    assert(told.where == &resource);
  }
  { // the scheduler may be elsewhere: then starts_on takes the task there
    const execution_resource* where = nullptr;
    outcome told;
    auto op = ex::connect(ex::starts_on(resource.scheduler(), coroutine(where)), located(told, inline_env()));
    ex::start(op);
    assert(where == nullptr);
    resource.run_all();
    assert(told.value());
    assert(where == &resource);
    assert(told.where == &resource);
  }
  return 0;
}
