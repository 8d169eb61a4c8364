// [exec.stop.when]/2.3.2.4
//
// If the function of a callback cannot be made, the exception leaves the callback's constructor, and nothing is called
// when stop is requested.

#include "execution.h"
#include "stop_when.h"

#include <cassert>
#include <type_traits>

struct function {
  int* calls;

  explicit function(int& calls) noexcept : calls(&calls) {}
  explicit function(const char*) : calls(nullptr) { throw 7; }

  void operator()() noexcept { ++*calls; }
};

int main(int, char**) {
  ex::counting_scope scope;
  exs::inplace_stop_source source;
  see_token_beside(scope, source.get_token(), [&]<class Token>(const Token& token) {
    using callback = exs::stop_callback_for_t<Token, function>;
    static_assert(!std::is_nothrow_constructible_v<callback, Token, const char*>);
    int calls = 0;
    callback first(token, calls);
    bool caught = false;
    try {
      callback second(token, "");
    } catch (int i) {
      caught = i == 7;
    }
    assert(caught);
    source.request_stop();
    scope.request_stop();
    assert(calls == 1);
  });
  return 0;
}
