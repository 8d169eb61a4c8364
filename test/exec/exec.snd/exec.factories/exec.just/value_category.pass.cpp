// [exec.just]/2
//
// The receiver is given the datums as rvalues of the decayed types.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <functional>
#include <string>
#include <utility>

template<class...>
struct types;

// The value completion has datums of exactly these types and value categories.
template<class... Expected, class Sndr>
void sends_values(Sndr&& sndr) {
  record told;
  bool exact = false;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&]<class... Ts>(Ts&&...) noexcept {
    exact = std::same_as<types<Ts&&...>, types<Expected...>>;
  }));
  assert(told.value());
  assert(exact);
}

template<class Expected, class Sndr>
void sends_error(Sndr&& sndr) {
  record told;
  bool exact = false;
  run(std::forward<Sndr>(sndr),
    error_receiver(told, [&]<class Err>(Err&&) noexcept { exact = std::same_as<Err&&, Expected>; }));
  assert(told.error());
  assert(exact);
}

void function(int) {}

int main(int, char**) {
  int i = 0;
  const std::string s;

  { // rvalues and lvalues, const or not, become rvalues that are not const
    sends_values<>(ex::just());
    sends_values<int&&>(ex::just(0));
    sends_values<int&&>(ex::just(i));
    sends_values<std::string&&>(ex::just(s));
    sends_values<std::string&&>(ex::just(std::move(s)));
    sends_values<int&&, std::string&&, move_only&&>(ex::just(i, s, move_only(1)));
    sends_error<int&&>(ex::just_error(0));
    sends_error<int&&>(ex::just_error(i));
    sends_error<std::string&&>(ex::just_error(s));
  }
  { // so does what has been wrapped, and what decays
    sends_values<std::reference_wrapper<int>&&>(ex::just(std::ref(i)));
    sends_values<void (*&&)(int)>(ex::just(function));
    sends_values<const char*&&>(ex::just(+"text"));
    sends_error<std::reference_wrapper<int>&&>(ex::just_error(std::ref(i)));
    sends_error<void (*&&)(int)>(ex::just_error(function));
  }
  { // it makes no difference what the sender is
    auto values = ex::just(i, s);
    sends_values<int&&, std::string&&>(values);
    sends_values<int&&, std::string&&>(std::move(values));
    auto error = ex::just_error(s);
    sends_error<std::string&&>(error);
    sends_error<std::string&&>(std::move(error));
  }
  return 0;
}
