// [exec.write.env]/3
//
// An operation has an environment of its own. An lvalue sender keeps its environment and can be connected again; an
// rvalue gives it away. The operation does not need the sender any more.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <optional>
#include <utility>

// Shows whether it was moved from, or has been destroyed.
struct environment {
  int value;

  explicit environment(int value) : value(value) {}
  environment(const environment&) = default;
  environment(environment&& other) noexcept : value(std::exchange(other.value, -100)) {}
  ~environment() { value = -200; }

  int query(forwarding) const noexcept { return value; }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) noexcept { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  { // an lvalue, const or not, as often as one likes
    auto sndr = ex::write_env(ex::read_env(forwarding()), environment(7));
    assert(result_of(sndr) == 7);
    assert(result_of(std::as_const(sndr)) == 7);
    assert(result_of(std::move(std::as_const(sndr))) == 7);
    assert(result_of(sndr) == 7);
    assert(result_of(std::move(sndr)) == 7);
  }
  { // an environment that is an lvalue is copied
    environment env(7);
    auto sndr = ex::write_env(ex::read_env(forwarding()), env);
    assert(env.value == 7);
    env.value = 8;
    assert(result_of(sndr) == 7);
  }
  { // a sender that can only be moved
    assert(result_of(ex::write_env(move_only_sender(ex::just(7)), environment(8))) == 7);
  }
  { // the sender is gone before the operation starts
    std::optional sndr(ex::write_env(ex::read_env(forwarding()), environment(7)));
    record told;
    auto op = ex::connect(*sndr, value_receiver(told, [](int i) noexcept { assert(i == 7); }));
    sndr.reset();
    ex::start(op);
    assert(told.value());
  }
  return 0;
}
