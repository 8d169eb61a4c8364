// Receivers that record what they are told.
//
// Each one has a record that outlives the operation. The record asserts, in every test that uses it, that an operation
// completes at most once; a test asserts by which channel it did.

#ifndef SUPPORT_RECEIVERS_H
#define SUPPORT_RECEIVERS_H

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

enum class channel { none, value, error, stopped };

class record {
public:
  constexpr void complete(channel how) noexcept {
    assert(completed == channel::none && "the operation has completed already");
    completed = how;
  }

  constexpr bool pending() const noexcept { return completed == channel::none; }
  constexpr bool value() const noexcept { return completed == channel::value; }
  constexpr bool error() const noexcept { return completed == channel::error; }
  constexpr bool stopped() const noexcept { return completed == channel::stopped; }

private:
  channel completed = channel::none;
};

struct accept_anything {
  template<class... Ts>
  constexpr void operator()(Ts&&...) const noexcept {}
};

// The datums of a value completion go to on_value, that of an error completion to on_error, as they come.
template<class OnValue, class OnError, class Env>
struct recording_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  OnValue on_value;
  OnError on_error;
  Env environment;

  template<class... Ts>
    requires std::invocable<OnValue&, Ts...>
  constexpr void set_value(Ts&&... ts) && noexcept {
    told->complete(channel::value);
    on_value(std::forward<Ts>(ts)...);
  }

  template<class Err>
    requires std::invocable<OnError&, Err>
  constexpr void set_error(Err&& err) && noexcept {
    told->complete(channel::error);
    on_error(std::forward<Err>(err));
  }

  constexpr void set_stopped() && noexcept { told->complete(channel::stopped); }

  constexpr const Env& get_env() const noexcept { return environment; }
};

// Takes every completion, and looks at none of the datums.
template<class Env = ex::env<>>
constexpr auto any_receiver(record& told, Env env = {}) {
  return recording_receiver<accept_anything, accept_anything, Env>{&told, {}, {}, std::move(env)};
}

// Takes every completion, and gives the datums of a value completion to fn.
template<class Fn, class Env = ex::env<>>
constexpr auto value_receiver(record& told, Fn fn, Env env = {}) {
  return recording_receiver<Fn, accept_anything, Env>{&told, std::move(fn), {}, std::move(env)};
}

// Takes every completion, and gives the datum of an error completion to fn.
template<class Fn, class Env = ex::env<>>
constexpr auto error_receiver(record& told, Fn fn, Env env = {}) {
  return recording_receiver<accept_anything, Fn, Env>{&told, {}, std::move(fn), std::move(env)};
}

// Connects, starts and destroys the operation; an operation that is still pending then is an error.
template<class Sndr, class Rcvr>
constexpr void run(Sndr&& sndr, Rcvr rcvr) {
  const record& told = *rcvr.told;
  auto op = ex::connect(std::forward<Sndr>(sndr), std::move(rcvr));
  assert(told.pending() && "an operation completes only after it was started");
  ex::start(op);
  assert(!told.pending() && "the operation has not completed inside start");
}

#endif
