// [exec.on]/10.2, [exec.on]/10.3, [exec.on]/10.5
//
// on(sndr, sch, closure) starts sndr where it is started itself, goes from where sndr completes to sch, in whatever way
// it has completed, and when what the closure has made of it completes, goes back to where sndr completed.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <utility>

using resource_type = manual_resource<ex::set_error_t(int), ex::set_stopped_t()>;

// A schedule sender of the resource that notes where it is started.
template<class Child>
struct noted {
  using sender_concept = tag::sender;

  Child child;
  const execution_resource** where;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::get_completion_signatures<Child, Env...>();
  }

  auto get_env() const noexcept { return ex::get_env(child); }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    ex::connect_result_t<Child, Rcvr> op;
    const execution_resource** where;

    operation(const Child& child, Rcvr rcvr, const execution_resource** where)
      : op(ex::connect(child, std::move(rcvr)))
      , where(where) {}

    void start() & noexcept {
      *where = execution_resource::current();
      ex::start(op);
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(child, std::move(rcvr), where);
  }
};

template<class Tag, class... Ts>
void test(Tag tag, Ts... ts) {
  resource_type origin;
  manual_resource<> resource;
  manual_resource<> home;
  const execution_resource* started = nullptr;
  int invoked = 0;
  auto note = [&](auto&&...) {
    ++invoked;
    assert(resource.is_current());
  };
  auto closure = ex::then(note) | ex::upon_error(note) | ex::upon_stopped(note);
  noted<decltype(ex::schedule(origin.scheduler()))> child{ex::schedule(origin.scheduler()), &started};

  outcome told;
  auto op = ex::connect(ex::on(child, resource.scheduler(), closure), located(told, started_on(home.scheduler())));
  home.execute([&] { ex::start(op); });
  assert(started == &home);
  assert(origin.waiting() == 1);
  origin.complete(tag, ts...);
  assert(invoked == 0);
  assert(resource.waiting() == 1 && origin.waiting() == 0);
  resource.run_one();
  assert(invoked > 0);
  assert(told.pending());
  assert(origin.waiting() == 1 && home.waiting() == 0);
  origin.run_one();
  assert(told.value());
  assert(told.where == &origin);
}

int main(int, char**) {
  test(ex::set_value);
  test(ex::set_error, 1);
  test(ex::set_stopped);
  return 0;
}
