// [exec.snd.transform]/1
//
// The domain is asked as what it is, an object that has a value, and as an lvalue that is not const; what transforms
// only where the domain is an rvalue is not asked. It is so in each step.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>

template<int Steps>
struct steps_tag {};

template<int Steps>
using steps = tagged_sender<steps_tag<Steps>>;

// Puts its number into what it makes of a sender.
struct numbering {
  int number;

  constexpr steps<1> transform_sender(steps<2> sndr) & { return {{}, sndr.number * 10 + number}; }
  constexpr steps<0> transform_sender(steps<1> sndr) & { return {{}, sndr.number * 10 + number}; }

  template<int Steps>
    requires(Steps > 0)
  constexpr steps<0> transform_sender(steps<Steps>) const& {
    return {{}, -1};
  }

  template<int Steps>
    requires(Steps > 0)
  constexpr steps<0> transform_sender(steps<Steps>) && {
    return {{}, -2};
  }
};

struct rvalue_only {
  constexpr steps<0> transform_sender(steps<1>) && { return {{}, -3}; }
};

constexpr bool test() {
  assert(ex::transform_sender(numbering{1}, steps<1>()).number == 1);
  assert(ex::transform_sender(numbering{3}, steps<2>()).number == 33);
  const numbering domain{4};
  assert(ex::transform_sender(domain, steps<2>()).number == 44);

  const steps<1> sndr{{}, 5};
  assert(&ex::transform_sender(rvalue_only(), sndr) == &sndr);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
