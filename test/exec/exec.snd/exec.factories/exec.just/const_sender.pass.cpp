// [exec.just]/2
//
// Connecting a sender that is const, lvalue or rvalue, copies its datums; the receiver gets them as rvalues that are
// not const all the same.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

template<class Sndr>
void sends_value(Sndr&& sndr) {
  record told;
  bool exact = false;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&]<class T>(T&& s) noexcept {
    exact = std::same_as<T&&, std::string&&>;
    std::string taken = std::forward<T>(s);
    assert(taken == "a text that is too long for a small string");
  }));
  assert(told.value());
  assert(exact);
}

template<class Sndr>
void sends_error(Sndr&& sndr) {
  record told;
  bool exact = false;
  run(std::forward<Sndr>(sndr), error_receiver(told, [&]<class T>(T&& s) noexcept {
    exact = std::same_as<T&&, std::string&&>;
    std::string taken = std::forward<T>(s);
    assert(taken == "a text that is too long for a small string");
  }));
  assert(told.error());
  assert(exact);
}

int main(int, char**) {
  const std::string text = "a text that is too long for a small string";
  { // values
    const auto sndr = ex::just(text);
    sends_value(sndr);
    sends_value(std::move(sndr));
    sends_value(sndr);
  }
  { // errors
    const auto sndr = ex::just_error(text);
    sends_error(sndr);
    sends_error(std::move(sndr));
    sends_error(sndr);
  }
  { // cancellation
    record first, second;
    const auto sndr = ex::just_stopped();
    run(sndr, any_receiver(first));
    assert(first.stopped());
    run(std::move(sndr), any_receiver(second));
    assert(second.stopped());
  }
  return 0;
}
