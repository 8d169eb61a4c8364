// [exec.stop.when]/2.3.2.4
//
// A callback of the token that the sender sees calls its function as what that was given as: an object as an rvalue,
// and what is named by an lvalue reference as an lvalue, without a copy.

#include "execution.h"
#include "stop_when.h"

#include <cassert>

enum class as { nothing, lvalue, const_lvalue, rvalue, const_rvalue };

struct function {
  as* called;

  void operator()() & noexcept { *called = as::lvalue; }
  void operator()() const& noexcept { *called = as::const_lvalue; }
  void operator()() && noexcept { *called = as::rvalue; }
  void operator()() const&& noexcept { *called = as::const_rvalue; }
};

template<class Fn, class Argument>
as called_as(Argument&& argument, bool by_scope) {
  as called = as::nothing;
  argument.called = &called;
  ex::counting_scope scope;
  exs::inplace_stop_source source;
  see_token_beside(scope, source.get_token(), [&]<class Token>(const Token& token) {
    typename Token::template callback_type<Fn> callback(token, static_cast<Argument&&>(argument));
    if (by_scope)
      scope.request_stop();
    else
      source.request_stop();
  });
  return called;
}

// Cannot be copied.
struct immovable_function : function {
  immovable_function() : function{nullptr} {}
  immovable_function(immovable_function&&) = delete;
};

int main(int, char**) {
  for (const bool by_scope : {false, true}) {
    assert(called_as<function>(function{}, by_scope) == as::rvalue);
    function fn{};
    assert(called_as<function>(fn, by_scope) == as::rvalue);
    assert(called_as<function&>(fn, by_scope) == as::lvalue);
    immovable_function immovable;
    assert(called_as<immovable_function&>(immovable, by_scope) == as::lvalue);
  }
  return 0;
}
