// [exec.when.all]/18
//
// A stop request that one child's completion gives rise to may complete another child at once, inside that completion.
// What the first one has done counts as done before.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <utility>

// Completes by Tag when stop is requested, inside the request.
template<class Tag, class... Ts>
struct completes_when_stopped {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_error_t(long),
      ex::set_stopped_t()>();
  }

  template<class Rcvr>
  class operation {
    struct on_stop {
      operation* self;

      void operator()() const noexcept { Tag()(std::move(self->rcvr), Ts(2)...); }
    };

    Rcvr rcvr;
    std::optional<exs::inplace_stop_callback<on_stop>> callback;

  public:
    using operation_state_concept = tag::operation_state;

    explicit operation(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept { callback.emplace(exs::get_stop_token(ex::get_env(rcvr)), on_stop{this}); }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(std::move(rcvr));
  }
};

// Completes the first of two children by tag, of which the second does the rest.
template<class Second, class Check, class Tag, class... Ts>
channel completed_by(Second second, Check check, Tag tag, Ts... ts) {
  deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()> first;
  record told;
  auto op = ex::connect(ex::when_all(first.sender(), second), error_receiver(told, check));
  ex::start(op);
  first.complete(tag, ts...);
  assert(!told.pending());
  return told.error() ? channel::error : told.stopped() ? channel::stopped : channel::value;
}

template<class Expected>
struct expecting {
  Expected value;

  template<class Err>
  void operator()(Err&& error) const noexcept {
    if constexpr (std::same_as<Err&&, Expected&&>)
      assert(error == value);
    else
      assert(false && "another error");
  }
};

int main(int, char**) {
  { // by an error: that comes before a stop, but not before the error that was there
    completes_when_stopped<ex::set_error_t, long> second;
    assert(completed_by(second, expecting<long>(2), ex::set_stopped) == channel::error);
    assert(completed_by(second, expecting<int>(1), ex::set_error, 1) == channel::error);
  }
  { // as stopped
    completes_when_stopped<ex::set_stopped_t> second;
    assert(completed_by(second, accept_anything(), ex::set_stopped) == channel::stopped);
    assert(completed_by(second, expecting<int>(1), ex::set_error, 1) == channel::error);
  }
  { // by a value
    completes_when_stopped<ex::set_value_t> second;
    assert(completed_by(second, accept_anything(), ex::set_stopped) == channel::stopped);
    assert(completed_by(second, expecting<int>(1), ex::set_error, 1) == channel::error);
  }
  return 0;
}
