// Kinds of stop sources that a receiver's environment and a task can have.

#ifndef SUPPORT_STOP_SOURCES_H
#define SUPPORT_STOP_SOURCES_H

#include "execution.h"

// The tokens have a type of their own and cannot be made from nothing.
class particular_stop_source {
  exs::inplace_stop_source base;

public:
  static inline int registered = 0; // how many callbacks there are, of whichever source

  class token {
    friend particular_stop_source;
    exs::inplace_stop_token base;
    explicit token(exs::inplace_stop_token base) noexcept : base(base) {}

  public:
    template<class Fn>
    class callback_type {
      exs::inplace_stop_callback<Fn> base;

    public:
      template<class Init>
      callback_type(const token& t, Init&& init) : base(t.base, static_cast<Init&&>(init)) {
        ++registered;
      }
      callback_type(callback_type&&) = delete;
      ~callback_type() { --registered; }
    };

    bool stop_requested() const noexcept { return base.stop_requested(); }
    bool stop_possible() const noexcept { return base.stop_possible(); }
    bool operator==(const token&) const noexcept = default;
  };

  token get_token() const noexcept { return token(base.get_token()); }
  static constexpr bool stop_possible() noexcept { return true; }
  bool stop_requested() const noexcept { return base.stop_requested(); }
  bool request_stop() noexcept { return base.request_stop(); }
};

template<class Source>
struct stopped_by {
  using stop_source_type = Source;
};

// The environment of a receiver.
template<class Token>
constexpr auto with_token(Token token) {
  return ex::prop(exs::get_stop_token, token);
}

// Calls test with every pair of kinds: the receiver's and the task's.
template<class Test>
void for_each_pair_of_sources(Test test) {
  test.template operator()<exs::inplace_stop_source, exs::inplace_stop_source>();
  test.template operator()<particular_stop_source, exs::inplace_stop_source>();
  test.template operator()<exs::inplace_stop_source, particular_stop_source>();
  test.template operator()<particular_stop_source, particular_stop_source>();
}

#endif
