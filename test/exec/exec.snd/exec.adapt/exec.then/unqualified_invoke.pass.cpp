// [exec.then]/4
//
// The function is invoked by the library's invoke, whatever functions of that name there are beside the function
// object, and is reached without its operator &.

#include "execution.h"
#include "receivers.h"

#include <cassert>

namespace user {
  struct function {
    function* operator&() const = delete;
    int operator()(auto&&...) const noexcept { return 7; }
  };

  template<class... Ts>
  void invoke(function&&, Ts&&...) = delete;

  template<class... Ts>
  void invoke_r(function&&, Ts&&...) = delete;
} // namespace user

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  record told;
  auto sndr = adaptor(child, user::function());
  run(sndr, value_receiver(told, [](int i) noexcept { assert(i == 7); }));
  assert(told.value());
}

int main(int, char**) {
  test(ex::then, ex::just(1, 2));
  test(ex::upon_error, ex::just_error(1));
  test(ex::upon_stopped, ex::just_stopped());
  return 0;
}
