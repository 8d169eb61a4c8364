// [exec.simple.counting.mem]/8
//
// The completion of a join may destroy the scope, inside of the call that ends the last association; other joins that
// wait are completed all the same.

#include "counting_scopes.h"
#include "execution.h"
#include "scope_stress.h"
#include "scopes.h"

#include <cassert>
#include <optional>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  { // one join
    std::optional<scope_type> scope(std::in_place);
    association<scope_type::token> held(scope->get_token());
    auto join = ex::connect(scope->join(), joined_receiver{[&] noexcept { scope.reset(); }});
    ex::start(join);
    assert(scope);
    held.end();
    assert(!scope);
  }
  { // the last of three to be completed destroys it
    std::optional<scope_type> scope(std::in_place);
    association<scope_type::token> held(scope->get_token());
    int left = 3;
    const auto done = [&] noexcept {
      if (--left == 0)
        scope.reset();
    };
    auto first = ex::connect(scope->join(), joined_receiver{done});
    auto second = ex::connect(scope->join(), joined_receiver{done});
    auto third = ex::connect(scope->join(), joined_receiver{done});
    ex::start(first);
    ex::start(second);
    ex::start(third);
    held.end();
    assert(!scope && left == 0);
  }
  { // the first of three to be completed destroys it
    std::optional<scope_type> scope(std::in_place);
    association<scope_type::token> held(scope->get_token());
    int completed = 0;
    const auto done = [&] noexcept {
      ++completed;
      scope.reset();
    };
    auto first = ex::connect(scope->join(), joined_receiver{done});
    auto second = ex::connect(scope->join(), joined_receiver{done});
    auto third = ex::connect(scope->join(), joined_receiver{done});
    ex::start(first);
    ex::start(second);
    ex::start(third);
    held.end();
    assert(!scope && completed == 3);
  }
  return 0;
}
