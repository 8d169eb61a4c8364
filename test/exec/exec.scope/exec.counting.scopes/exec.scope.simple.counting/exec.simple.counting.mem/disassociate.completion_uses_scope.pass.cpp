// [exec.simple.counting.mem]/8
//
// The scope is joined before the joins that wait are completed: a completion may use it, inside of the call that ends
// the last association.

#include "counting_scopes.h"
#include "execution.h"
#include "schedulers.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

template<class Fn>
struct final_receiver {
  using receiver_concept = tag::receiver;

  Fn fn;

  void set_value() && noexcept { fn(); }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
  auto get_env() const noexcept { return started_on(ex::inline_scheduler()); }
};

template<class Fn>
final_receiver(Fn) -> final_receiver<Fn>;

int main(int, char**) {
  for (bool closed : {false, true}) {
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    int completed = 0;
    const auto use = [&] noexcept {
      ++completed;
      association<scope_type::token> another(scope.get_token());
      assert(!another);
      scope.close();
      manual_resource<> resource;
      join_operation<scope_type> join(scope, resource);
      join.start();
      assert(join.told.value());
    };
    auto first = ex::connect(scope.join(), final_receiver{use});
    auto second = ex::connect(scope.join(), final_receiver{use});
    ex::start(first);
    ex::start(second);
    if (closed)
      scope.close();
    held.end();
    assert(completed == 2);
  }
  return 0;
}
