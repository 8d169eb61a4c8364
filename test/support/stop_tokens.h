// A stop token that tells how many callbacks are registered with it.

#ifndef SUPPORT_STOP_TOKENS_H
#define SUPPORT_STOP_TOKENS_H

#include "execution.h"

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

#endif
