// [exec.snd.expos]/34, [exec.snd.expos]/29, [exec.snd.expos]/32, [exec.snd.expos]/33
//
// To connect does not throw if moving the receiver and what the sender keeps, and connecting its children, do not. An
// exception of any of these leaves connect.

#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <utility>

struct quiet_receiver {
  using receiver_concept = tag::receiver;

  void set_value(auto&&...) && noexcept {}
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

#if CONFORM_EDITION < 2026 // later moving a receiver does not throw
// Throws as soon as it is moved.
struct throwing_receiver : quiet_receiver {
  throwing_receiver() = default;
  throwing_receiver(const throwing_receiver&) = default;
  throwing_receiver(throwing_receiver&&) noexcept(false) { throw 1; }
};
#endif

// Cannot be connected.
struct throwing_child {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept {}
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  operation connect(auto) const { throw 2; }
};

struct function {
  throwing_copy member{};
  void operator()() const noexcept {}
};

template<class Sndr>
concept connects_quietly = noexcept(ex::connect(std::declval<Sndr>(), std::declval<quiet_receiver>()));

static_assert(connects_quietly<decltype(ex::just(1, move_only(1)))>);
static_assert(connects_quietly<decltype(ex::then(ex::just(), function()))>);
static_assert(
  connects_quietly<decltype(ex::write_env(ex::just(), ex::prop(exs::get_stop_token, exs::never_stop_token())))>);

template<class Fn>
int thrown_by(Fn fn) {
  try {
    fn();
  } catch (int number) {
    return number;
  }
  return 0;
}

int main(int, char**) {
#if CONFORM_EDITION < 2026
  const throwing_receiver rcvr;
  assert(thrown_by([&] { auto op = ex::connect(ex::just(), rcvr); }) == 1);
#endif
  assert(thrown_by([&] { auto op = ex::connect(ex::then(throwing_child(), [] noexcept {}), quiet_receiver()); }) == 2);
  const auto kept = ex::then(ex::just(), function());
  assert(thrown_by([&] { auto op = ex::connect(kept, quiet_receiver()); }) == 1);
  return 0;
}
