// [exec.adapt.obj]/5.2
//
// A reference wrapper is an argument like any other: the closure holds the wrapper, and not what it refers to nor a
// reference to that.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <functional>
#include <utility>

struct function {
  int n;
  int operator()(auto&&...) const noexcept { return n; }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  { // a function: what is invoked is the one that is referred to
    function fn{1};
    auto closure = ex::then(std::ref(fn));
    auto sndr = ex::just() | closure;
    static_assert(std::same_as<decltype(sndr), decltype(ex::then(ex::just(), std::ref(fn)))>);
    fn.n = 2;
    assert(result_of(std::move(sndr)) == 2);
    auto another = ex::just() | std::move(closure);
    fn.n = 3;
    assert(result_of(std::move(another)) == 3);
  }
  { // an error
    int error = 1;
    record told;
    run(ex::just_stopped() | ex::stopped_as_error(std::ref(error)),
      error_receiver(told, [&]<class Err>(Err&& err) noexcept {
        if constexpr (std::same_as<Err&&, std::reference_wrapper<int>&&>)
          assert(&err.get() == &error);
        else
          assert(false);
      }));
    assert(told.error());
  }
  return 0;
}
