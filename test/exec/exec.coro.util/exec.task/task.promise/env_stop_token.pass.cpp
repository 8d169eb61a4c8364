// [task.promise]/15.3
//
// What the coroutine awaits finds the coroutine's stop token in its environment, of the type that the task names.
// Senders that obey it stop when the receiver's token asks for it, also inside of tasks that the coroutine awaits.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "stop_sources.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <utility>

// Waits until stop is requested, and completes as stopped then.
struct until_stopped {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    struct on_stop {
      operation* op;
      void operator()() noexcept {
        op->callback.reset();
        ex::set_stopped(std::move(op->rcvr));
      }
    };

    Rcvr rcvr;
    std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<ex::env_of_t<Rcvr>>, on_stop>> callback;

    explicit operation(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      auto token = exs::get_stop_token(ex::get_env(rcvr));
      if (token.stop_requested())
        ex::set_stopped(std::move(rcvr));
      else
        callback.emplace(token, on_stop{this});
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(std::move(rcvr));
  }
};

template<class Source>
task<void, stopped_by<Source>> waits(bool& waiting) {
  auto token = co_await ex::read_env(exs::get_stop_token);
  static_assert(std::same_as<decltype(token), decltype(std::declval<Source&>().get_token())>);
  waiting = true;
  co_await until_stopped();
  assert(false);
}

template<class Source>
task<void, stopped_by<Source>> nested(bool& waiting) {
  co_await waits<exs::inplace_stop_source>(waiting);
  assert(false);
}

int main(int, char**) {
  for_each_pair_of_sources([]<class Outer, class Inner> {
    for (auto coroutine : {waits<Inner>, nested<Inner>}) {
      for (bool at_once : {false, true}) {
        Outer outer;
        bool waiting = false;
        record told;
        {
          auto op =
            ex::connect(coroutine(waiting), any_receiver(told, ex::env{with_token(outer.get_token()), inline_env()}));
          if (at_once)
            outer.request_stop();
          ex::start(op);
          assert(waiting);
          assert(told.pending() != at_once);
          outer.request_stop();
          assert(told.stopped());
        }
      }
    }
  });
  return 0;
}
