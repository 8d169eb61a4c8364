// [exec.sync.wait]/9
//
// sync_wait connects the sender, lvalue or rvalue as it is, starts the operation once, and destroys it before it
// returns or throws.

#include "execution.h"
#include "senders.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <tuple>
#include <type_traits>
#include <utility>

struct events {
  int connected_lvalues = 0;
  int connected_rvalues = 0;
  int started = 0;
  int destroyed = 0;
};

template<class Tag>
struct watched {
  using sender_concept = tag::sender;

  events* seen;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    events* seen;

    operation(Rcvr rcvr, events* seen) : rcvr(std::move(rcvr)), seen(seen) {}
    operation(operation&&) = delete;
    ~operation() { ++seen->destroyed; }

    void start() & noexcept {
      ++seen->started;
      assert(seen->destroyed == 0);
      if constexpr (std::is_same_v<Tag, ex::set_error_t>)
        ex::set_error(std::move(rcvr), 7);
      else
        Tag()(std::move(rcvr));
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const& {
    ++seen->connected_lvalues;
    return operation<Rcvr>(std::move(rcvr), seen);
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) && {
    ++seen->connected_rvalues;
    return operation<Rcvr>(std::move(rcvr), seen);
  }
};

int main(int, char**) {
  { // an rvalue
    events seen;
    assert(ext::sync_wait(watched<ex::set_value_t>{&seen}).has_value());
    assert(seen.connected_rvalues == 1 && seen.connected_lvalues == 0);
    assert(seen.started == 1 && seen.destroyed == 1);
  }
  { // an lvalue
    events seen;
    watched<ex::set_stopped_t> sndr{&seen};
    assert(!ext::sync_wait(sndr).has_value());
    assert(seen.connected_rvalues == 0 && seen.connected_lvalues == 1);
    assert(seen.started == 1 && seen.destroyed == 1);
  }
  { // an exception
    events seen;
    try {
      static_cast<void>(ext::sync_wait(watched<ex::set_error_t>{&seen}));
      assert(false);
    } catch (int) {
      assert(seen.started == 1 && seen.destroyed == 1);
    }
  }
  { // an lvalue sender stays what it is
    auto sndr = ex::just(1);
    assert(ext::sync_wait(sndr) == std::tuple(1));
    assert(ext::sync_wait(std::as_const(sndr)) == std::tuple(1));
    assert(ext::sync_wait(std::move(sndr)) == std::tuple(1));
  }
  { // a sender that can only be moved
    auto result = ext::sync_wait(move_only_sender(ex::just(move_only(1))));
    assert(std::get<0>(*result).value == 1);
  }
  return 0;
}
