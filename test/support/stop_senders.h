// A sender whose operations wait to be stopped.

#ifndef SUPPORT_STOP_SENDERS_H
#define SUPPORT_STOP_SENDERS_H

#include "execution.h"
#include "tags.h"

#include <atomic>
#include <optional>
#include <utility>

// Completes when stop is requested of the receiver's token, inside of the request, or of start if it came before.
template<class... Others>
struct stoppable_sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_stopped_t(), Others...>();
  }

  template<class Rcvr>
  class operation {
  public:
    using operation_state_concept = tag::operation_state;

    explicit operation(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      callback.emplace(exs::get_stop_token(ex::get_env(rcvr)), stop{this});
      arrive();
    }

  private:
    struct stop {
      operation* self;
      void operator()() noexcept { self->arrive(); }
    };

    // The request may come, on another thread, while the callback is made: who comes last completes.
    void arrive() noexcept {
      if (arrived.exchange(true)) {
        callback.reset();
        ex::set_stopped(std::move(rcvr));
      }
    }

    Rcvr rcvr;
    std::atomic<bool> arrived{false};
    std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<ex::env_of_t<Rcvr>>, stop>> callback;
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(std::move(rcvr));
  }
};

// until_stopped<ex::set_value_t()>() declares these completions, too.
template<class... Others>
constexpr auto until_stopped() {
  return stoppable_sender<Others...>();
}

#endif
