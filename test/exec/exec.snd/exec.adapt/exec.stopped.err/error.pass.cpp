// [exec.stopped.err]/3
//
// The sender keeps the error, decayed. An lvalue sender keeps it when it is connected, and each operation has a copy;
// an rvalue gives it away. The receiver gets an rvalue.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <string>
#include <utility>

int function() {
  return 7;
}

// The error completion has an rvalue of type T.
template<class T, class Sndr>
T error_of(Sndr&& sndr) {
  record told;
  std::optional<T> result;
  run(std::forward<Sndr>(sndr), error_receiver(told, [&](auto&& error) noexcept {
    if constexpr (std::same_as<decltype(error), T&&>)
      result.emplace(std::move(error));
  }));
  assert(told.error());
  assert(result.has_value());
  return std::move(*result);
}

int main(int, char**) {
  { // lvalues are copied
    const std::string text = "text";
    assert(error_of<std::string>(ex::stopped_as_error(ex::just_stopped(), text)) == "text");
    int i = 7;
    auto sndr = ex::stopped_as_error(ex::just_stopped(), i);
    i = 8;
    assert(error_of<int>(sndr) == 7);
  }
  { // functions decay
    assert(error_of<int (*)()>(ex::stopped_as_error(ex::just_stopped(), function)) == function);
  }
  { // an lvalue sender, const or not, as often as one likes
    auto sndr = ex::stopped_as_error(ex::just_stopped(), std::string("a text that is not short"));
    assert(error_of<std::string>(sndr) == "a text that is not short");
    assert(error_of<std::string>(std::as_const(sndr)) == "a text that is not short");
    assert(error_of<std::string>(std::move(std::as_const(sndr))) == "a text that is not short");
    assert(error_of<std::string>(std::move(sndr)) == "a text that is not short");
  }
  { // what can only be moved
    assert(error_of<move_only>(ex::stopped_as_error(ex::just_stopped(), move_only(7))).value == 7);
    assert(error_of<int>(ex::stopped_as_error(move_only_sender(ex::just_stopped()), 7)) == 7);
  }
  { // an rvalue sender copies nothing
    tally counts;
    auto sndr = ex::stopped_as_error(ex::just_stopped(), counted(counts));
    error_of<counted>(std::move(sndr));
    assert(counts.copies == 0);
  }
  { // the sender is gone before the operation starts
    std::optional sndr(ex::stopped_as_error(ex::just_stopped(), std::string("a text that is not short")));
    record told;
    auto op = ex::connect(*sndr, error_receiver(told, [](auto&& error) noexcept {
      if constexpr (std::same_as<decltype(error), std::string&&>)
        assert(error == "a text that is not short");
    }));
    sndr.reset();
    ex::start(op);
    assert(told.error());
  }
  return 0;
}
