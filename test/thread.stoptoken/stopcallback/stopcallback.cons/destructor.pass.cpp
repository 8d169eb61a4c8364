// [stopcallback.cons]/3
//
// The destructor gives up the ownership of the stop state after the deregistration, which may be the last one: also if
// the callback is destroyed by its own invocation.

#include "execution.h"
#include "stop_callbacks.h"

#include <cassert>
#include <functional>
#include <optional>

int main(int, char**) {
  { // the last owner
    slot<exs::stop_callback<counting>> callback;
    int calls = 0;
    {
      exs::stop_source source;
      callback.emplace(source.get_token(), counting{&calls});
    }
    callback.destroy();
    assert(calls == 0);
    assert(callback.untouched());
  }
  { // the stop state remains for the others
    exs::stop_source source;
    const exs::stop_token token = source.get_token();
    slot<exs::stop_callback<action>> callback;
    const std::function<void()> body = [&] {
      callback.destroy();
      assert(source.stop_requested());
    };
    callback.emplace(source.get_token(), action{&body});
    assert(source.request_stop());
    assert(token.stop_requested());
    assert(callback.untouched());
  }
  return 0;
}
