// seed: P2006R1 L594
//
// start takes an operation state that stays where it is, returns nothing and does not throw; it may complete the
// operation before it returns, or not.

#include "adaptors.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <type_traits>
#include <utility>

template<class Op>
void check(Op&) {
  static_assert(ex::operation_state<Op>);
  static_assert(std::is_void_v<decltype(ex::start(std::declval<Op&>()))>);
  static_assert(noexcept(ex::start(std::declval<Op&>())));
}

int main(int, char**) {
  for_each_adaptor([](auto adapt) {
    { // before it returns
      record told;
      scripted source(channel::value);
      auto op = ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env()));
      check(op);
      ex::start(op);
      assert(!told.pending());
    }
    { // or not
      record told;
      scripted source;
      auto op = ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env()));
      check(op);
      ex::start(op);
      assert(told.pending());
      source.complete(channel::value);
      assert(!told.pending());
    }
  });
  return 0;
}
