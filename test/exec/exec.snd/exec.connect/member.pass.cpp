// [exec.connect]/6.1
//
// connect(sndr, rcvr) calls the sender's member function connect, for an lvalue or an rvalue as the sender is one, with
// the receiver, and returns what this returns, moved nowhere.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

// It cannot be moved, and knows where it was made.
template<class Rcvr>
struct operation {
  using operation_state_concept = tag::operation_state;

  Rcvr rcvr;
  int value;
  const operation* made_at = this;

  operation(Rcvr rcvr, int value) : rcvr(std::move(rcvr)), value(value) {}
  operation(operation&&) = delete;

  void start() & noexcept { ex::set_value(std::move(rcvr), value); }
};

struct by_category {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) && {
    return operation<Rcvr>(std::move(rcvr), 1);
  }
  template<class Rcvr>
  auto connect(Rcvr rcvr) & {
    return operation<Rcvr>(std::move(rcvr), 2);
  }
  template<class Rcvr>
  auto connect(Rcvr rcvr) const& {
    return operation<Rcvr>(std::move(rcvr), 3);
  }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  auto rcvr = value_receiver(told, [&](int i) { result = i; });
  auto op = ex::connect(std::forward<Sndr>(sndr), std::move(rcvr));
  static_assert(std::same_as<decltype(op), operation<decltype(rcvr)>>);
  static_assert(std::same_as<ex::connect_result_t<Sndr, decltype(rcvr)>, operation<decltype(rcvr)>>);
  assert(op.made_at == &op);
  assert(told.pending());
  ex::start(op);
  assert(told.value());
  return result;
}

int main(int, char**) {
  by_category sndr;
  assert(result_of(by_category()) == 1);
  assert(result_of(sndr) == 2);
  assert(result_of(std::as_const(sndr)) == 3);
  assert(result_of(std::move(sndr)) == 1);

  { // an lvalue receiver is copied, an rvalue moved
    tally counts;
    record told;
    auto rcvr = value_receiver(told, [keep = counted(counts)](int) {});
    counts = {};
    {
      auto op = ex::connect(sndr, rcvr);
      assert(counts.copies == 1);
    }
    counts = {};
    {
      auto op = ex::connect(sndr, std::move(rcvr));
      assert(counts.copies == 0);
    }
  }
  return 0;
}
