// [exec.snd.expos]/39
//
// Receivers, functions and datums may be of classes with an address-of operator that cannot be called, and with
// a comma operator of their own.

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <exception>
#include <utility>

namespace hostile {
  struct base {
    void operator&() const = delete;

    template<class T>
    friend void operator,(const base&, T&&) = delete;
    template<class T>
    friend void operator,(T&&, const base&) = delete;
  };

  struct datum : base {
    int number;

    constexpr explicit datum(int number) noexcept : number(number) {}
  };

  struct receiver : base {
    using receiver_concept = tag::receiver;

    record* told;

    explicit receiver(record& told) : told(&told) {}

    void set_value() && noexcept { told->complete(channel::value); }
    void set_value(datum d) && noexcept {
      assert(d.number == 7);
      told->complete(channel::value);
    }
    void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }
    void set_stopped() && noexcept { told->complete(channel::stopped); }
  };

  struct function : base {
    datum operator()(datum d) const { return d; }
  };

  struct makes_sender : base {
    auto operator()(const datum& d) const { return ex::just(d); }
  };
} // namespace hostile

template<class Sndr>
void test(Sndr sndr) {
  record told;
  auto op = ex::connect(std::move(sndr), hostile::receiver(told));
  ex::start(op);
  assert(told.value());
}

int main(int, char**) {
  const auto just = [] { return ex::just(hostile::datum(7)); };
  test(just());
  test(ex::then(just(), hostile::function()));
  test(ex::let_value(just(), hostile::makes_sender()));
  test(ex::continues_on(just(), ex::inline_scheduler()));
  test(ex::when_all(just()));
  test(ex::write_env(just(), ex::env<>()));
  test(ready{[] { return hostile::datum(7); }});
  test(ex::schedule(ex::inline_scheduler()));
  return 0;
}
