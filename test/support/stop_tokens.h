// A stop token that tells how many callbacks are registered with it, and a receiver that wants none when it is told.

#ifndef SUPPORT_STOP_TOKENS_H
#define SUPPORT_STOP_TOKENS_H

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct counting_stop_token {
  exs::inplace_stop_token base;
  int* callbacks;

  template<class Fn>
  class callback_type {
  public:
    template<class Init>
      requires std::constructible_from<Fn, Init>
    explicit callback_type(counting_stop_token token, Init&& init)
      : callbacks(token.callbacks)
      , base(token.base, std::forward<Init>(init)) {
      ++*callbacks;
    }
    callback_type(callback_type&&) = delete;
    ~callback_type() { --*callbacks; }

  private:
    int* callbacks;
    exs::inplace_stop_callback<Fn> base;
  };

  bool stop_requested() const noexcept { return base.stop_requested(); }
  bool stop_possible() const noexcept { return base.stop_possible(); }
  bool operator==(const counting_stop_token&) const = default;
};

static_assert(exs::stoppable_token<counting_stop_token>);

// No callback is registered with its stop token any more when it is told of the completion.
struct deregistered_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  counting_stop_token token;

  void set_value(auto&&...) && noexcept { complete(channel::value); }
  void set_error(auto&&) && noexcept { complete(channel::error); }
  void set_stopped() && noexcept { complete(channel::stopped); }

  auto get_env() const noexcept { return ex::prop(exs::get_stop_token, token); }

private:
  void complete(channel how) noexcept {
    assert(*token.callbacks == 0);
    told->complete(how);
  }
};

#endif
