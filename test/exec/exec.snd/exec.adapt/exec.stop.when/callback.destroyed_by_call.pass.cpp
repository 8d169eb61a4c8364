// [exec.stop.when]/2.3.2.4
//
// A callback of the token that the sender sees may be destroyed by its own call, whichever token's source it came from.

#include "execution.h"
#include "stop_when.h"

#include <cassert>
#include <optional>
#include <type_traits>

struct call {
  void (*fn)(void*);
  void* argument;
  void operator()() noexcept { fn(argument); }
};

template<bool ByScope>
void test() {
  ex::counting_scope scope;
  exs::inplace_stop_source source;
  see_token_beside(scope, source.get_token(), [&]<class Token>(const Token& token) {
    struct owner {
      std::optional<exs::stop_callback_for_t<Token, call>> callback;
      int calls = 0;
    } owned;
    owned.callback.emplace(token, call{[](void* self) {
                                         auto* const own = static_cast<owner*>(self);
                                         own->callback.reset();
                                         ++own->calls;
                                       },
                                    &owned});
    if (ByScope)
      scope.request_stop();
    else
      source.request_stop();
    assert(!owned.callback && owned.calls == 1);
    scope.request_stop();
    source.request_stop();
    assert(owned.calls == 1);
  });
}

int main(int, char**) {
  test<true>();
  test<false>();
  return 0;
}
