// [exec.bulk]/3
//
// The sender keeps copies of the shape and of the function, decayed. An lvalue sender keeps them when it is connected;
// the operation needs the sender no more.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <optional>
#include <utility>

int total = 0;

void one_more(int) noexcept {
  ++total;
}

void so_many_more(int begin, int end) noexcept {
  total += end - begin;
}

// Shows whether it was moved from, or has been destroyed.
struct function {
  int n;

  explicit function(int n) : n(n) {}
  function(const function&) = default;
  function(function&& other) noexcept : n(std::exchange(other.n, -100)) {}
  ~function() { n = -200; }

  void operator()(int) const noexcept { total += n; }
  void operator()(int begin, int end) const noexcept { total += n * (end - begin); }
};

template<class Sndr>
int total_of(Sndr&& sndr) {
  total = 0;
  record told;
  run(std::forward<Sndr>(sndr), any_receiver(told));
  assert(told.value());
  return total;
}

template<class Adaptor>
void test(const Adaptor& adaptor) {
  { // an lvalue, const or not, as often as one likes
    auto sndr = adaptor(ex::just(), ex::seq, 3, function(2));
    assert(total_of(sndr) == 6);
    assert(total_of(std::as_const(sndr)) == 6);
    assert(total_of(std::move(std::as_const(sndr))) == 6);
    assert(total_of(std::move(sndr)) == 6);
  }
  { // lvalue arguments are copied
    function fn(2);
    int shape = 3;
    auto sndr = adaptor(ex::just(), ex::seq, shape, fn);
    assert(fn.n == 2);
    fn.n = 5;
    shape = 100;
    assert(total_of(sndr) == 6);
  }
  { // a sender that can only be moved
    assert(total_of(adaptor(move_only_sender(ex::just()), ex::seq, 3, function(2))) == 6);
  }
  { // the sender is gone before the operation starts
    std::optional sndr(adaptor(ex::just(), ex::seq, 3, function(2)));
    total = 0;
    record told;
    auto op = ex::connect(*sndr, any_receiver(told));
    sndr.reset();
    ex::start(op);
    assert(told.value());
    assert(total == 6);
  }
  { // nothing happens before the start
    total = 0;
    record told;
    auto op = ex::connect(adaptor(ex::just(), ex::seq, 3, function(2)), any_receiver(told));
    assert(total == 0);
    assert(told.pending());
  }
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);

  // a function becomes a pointer
  assert(total_of(ex::bulk(ex::just(), ex::seq, 3, one_more)) == 3);
  assert(total_of(ex::bulk_unchunked(ex::just(), ex::seq, 3, one_more)) == 3);
  assert(total_of(ex::bulk_chunked(ex::just(), ex::seq, 3, so_many_more)) == 3);
  return 0;
}
