// [exec.recv.concepts]/3
//
// A receiver's stop token is valid until the operation completes and no longer: an operation has no callback registered
// with it when it completes, and does not ask it afterwards.

#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <type_traits>
#include <utility>

// What the token of an operation's receiver is used for.
class watch {
public:
  exs::inplace_stop_source source;

  void use() const noexcept { assert(!done && "a stop token is used after the operation has completed"); }

  void add_callback() noexcept {
    use();
    ++callbacks;
  }

  void remove_callback() noexcept { --callbacks; }

  void complete() noexcept {
    assert(callbacks == 0 && "an operation completes while a stop callback is registered");
    assert(!done);
    done = true;
  }

  bool completed() const noexcept { return done; }

private:
  int callbacks = 0;
  bool done = false;
};

class watched_token {
public:
  template<class Fn>
  class callback_type {
    // Destroyed after the callback, so that the callback counts until it is deregistered.
    struct registration {
      watch* watched;
      explicit registration(watch* watched) : watched(watched) { watched->add_callback(); }
      registration(registration&&) = delete;
      ~registration() { watched->remove_callback(); }
    };

    registration registered;
    exs::inplace_stop_callback<Fn> callback;

  public:
    template<class Init>
      requires std::is_constructible_v<Fn, Init>
    explicit callback_type(watched_token token, Init&& init) noexcept(std::is_nothrow_constructible_v<Fn, Init>)
      : registered(token.watched)
      , callback(token.watched->source.get_token(), std::forward<Init>(init)) {}
    callback_type(callback_type&&) = delete;
  };

  explicit watched_token(watch* watched) noexcept : watched(watched) {}

  bool stop_requested() const noexcept {
    watched->use();
    return watched->source.stop_requested();
  }

  bool stop_possible() const noexcept {
    watched->use();
    return true;
  }

  bool operator==(const watched_token&) const = default;

private:
  watch* watched;
};

struct watched_env {
  watch* watched;
  watched_token query(const exs::get_stop_token_t&) const noexcept { return watched_token(watched); }
};

struct watched_receiver {
  using receiver_concept = tag::receiver;

  watch* watched;

  void set_value(auto&&...) && noexcept { watched->complete(); }
  void set_error(auto&&) && noexcept { watched->complete(); }
  void set_stopped() && noexcept { watched->complete(); }
  watched_env get_env() const noexcept { return {watched}; }
};

static_assert(exs::stoppable_token<watched_token>);
static_assert(std::is_same_v<exs::stop_token_of_t<ex::env_of_t<watched_receiver>>, watched_token>);

void test_inline() {
  watch watched;
  auto op = ex::connect(ex::then(ex::just(1), [](int i) { return i; }), watched_receiver{&watched});
  ex::start(op);
  assert(watched.completed());
  watched.source.request_stop();
}

template<class Tag>
void test_deferred(Tag completion, bool stop) {
  watch watched;
  deferred<ex::set_value_t(), ex::set_stopped_t()> source;
  auto op = ex::connect(ex::then(source.sender(), [] {}), watched_receiver{&watched});
  ex::start(op);
  if (stop)
    watched.source.request_stop();
  source.complete(completion);
  assert(watched.completed());
  watched.source.request_stop();
}

void test_run_loop(bool stop) {
  watch watched;
  ex::run_loop loop;
  auto op = ex::connect(ex::schedule(loop.get_scheduler()), watched_receiver{&watched});
  ex::start(op);
  if (stop)
    watched.source.request_stop();
  loop.finish();
  loop.run();
  assert(watched.completed());
  watched.source.request_stop();
}

int main(int, char**) {
  // an operation that completes inside start
  test_inline();

  // an operation that waits for another one
  test_deferred(ex::set_value, false);
  test_deferred(ex::set_value, true);
  test_deferred(ex::set_stopped, true);

  // an operation that completes later by itself, with or without a look at the token
  test_run_loop(false);
  test_run_loop(true);
  return 0;
}
