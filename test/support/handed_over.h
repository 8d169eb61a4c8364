// Senders that another thread completes.

#ifndef SUPPORT_HANDED_OVER_H
#define SUPPORT_HANDED_OVER_H

#include "execution.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <optional>
#include <utility>

// A source of one sender at a time, whose operation any thread may complete with a value once it is started. A stop
// request competes for the completion. What they compete for outlives the operation.
class handed_over {
  struct completion {
    virtual void complete() noexcept = 0;

  protected:
    ~completion() = default;
  };

  completion* waiting = nullptr;
  std::atomic<bool> claimed{false};

  template<class Rcvr>
  class operation : completion {
  public:
    using operation_state_concept = tag::operation_state;

    operation(handed_over* source, Rcvr rcvr) : source(source), rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      source->waiting = this;
      callback.emplace(exs::get_stop_token(ex::get_env(rcvr)), stop{this});
    }

  private:
    struct stop {
      operation* self;
      void operator()() noexcept {
        if (self->source->claim())
          self->finish(ex::set_stopped);
      }
    };

    void complete() noexcept override { finish(ex::set_value, 42); }

    template<class Tag, class... Ts>
    void finish(Tag tag, Ts... ts) noexcept {
      callback.reset();
      tag(std::move(rcvr), ts...);
    }

    handed_over* source;
    Rcvr rcvr;
    std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<ex::env_of_t<Rcvr>>, stop>> callback;
  };

public:
  struct sender_type {
    using sender_concept = tag::sender;

    handed_over* source;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(int), ex::set_stopped_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(source, std::move(rcvr));
    }
  };

  sender_type sender() noexcept { return {this}; }

  // Makes ready for another operation.
  void renew() noexcept {
    waiting = nullptr;
    claimed = false;
  }

  // Completes the operation with 42, unless it has been stopped. True if it was this call that completed it.
  bool complete() noexcept {
    assert(waiting != nullptr);
    if (!claim())
      return false;
    waiting->complete();
    return true;
  }

private:
  bool claim() noexcept { return !claimed.exchange(true); }
};

#endif
