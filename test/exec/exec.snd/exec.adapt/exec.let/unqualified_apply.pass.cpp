// [exec.let]/12
//
// The function is invoked by the library's apply, whatever functions of that name there are beside the function object
// and the datums; neither they nor the receiver are reached by their operator &.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <exception>

namespace user {
  struct datum {
    int n;
    datum* operator&() const = delete;
  };

  struct function {
    function* operator&() const = delete;
    auto operator()(auto&& d) const noexcept { return ex::just(d.n + 1); }
    auto operator()() const noexcept { return ex::just(8); }
  };

  template<class Tuple>
  void apply(function&&, Tuple&&) = delete;

  template<class... Ts>
  void invoke(function&&, Ts&&...) = delete;

  struct receiver {
    using receiver_concept = tag::receiver;

    record* told;

    receiver* operator&() const = delete;

    void set_value(int i) && noexcept {
      told->complete(channel::value);
      assert(i == 8);
    }
    void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }
  };
} // namespace user

template<class Sndr>
void test(Sndr sndr) {
  record told;
  auto op = ex::connect(sndr, user::receiver{&told});
  ex::start(op);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value(ex::just(user::datum{7}), user::function()));
  test(ex::let_error(ex::just_error(user::datum{7}), user::function()));
  test(ex::let_stopped(ex::just_stopped(), user::function()));
  return 0;
}
