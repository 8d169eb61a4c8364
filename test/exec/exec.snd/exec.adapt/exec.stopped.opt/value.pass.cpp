// [exec.stopped.opt]/4
//
// The value completion becomes one with an optional that holds the value, or a tuple of the values if there are
// several; it is made in place of the datums.
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
#include <tuple>
#include <utility>

// The value completion has an rvalue of an optional with this value.
template<class T, class Sndr>
void sends(Sndr&& sndr, T expected) {
  record told;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&]<class V>(V&& value) noexcept {
    static_assert(std::same_as<V&&, std::optional<T>&&>);
    assert(value.has_value());
    assert(*value == expected);
  }));
  assert(told.value());
}

int main(int, char**) {
  { // one value
    sends<int>(ex::stopped_as_optional(ex::just(1)), 1);
    sends<std::string>(ex::stopped_as_optional(ex::just(std::string("one"))), "one");
  }
  { // a reference is copied
    std::string text = "text";
    using signatures = ex::completion_signatures<ex::set_value_t(const std::string&), ex::set_stopped_t()>;
    sends<std::string>(
      ex::stopped_as_optional(inline_sender<signatures, ex::set_value_t, const std::string&>{{text}}), "text");
  }
  { // several values
    sends<std::tuple<int, std::string>>(
      ex::stopped_as_optional(ex::just(1, std::string("two"))), std::tuple(1, std::string("two")));
  }
  { // what can only be moved
    record told;
    run(ex::stopped_as_optional(ex::just(move_only(1))),
      value_receiver(told, [](std::optional<move_only> value) noexcept { assert(value->value == 1); }));
    assert(told.value());
  }
  { // an optional is a value like any other
    sends<std::optional<int>>(ex::stopped_as_optional(ex::just(std::optional(1))), std::optional(1));
    sends<std::optional<int>>(ex::stopped_as_optional(ex::just(std::optional<int>())), std::optional<int>());
  }
  { // later: the datum is moved
    tally counts;
    deferred<ex::set_value_t(counted), ex::set_stopped_t()> source;
    record told;
    auto op = ex::connect(ex::stopped_as_optional(source.sender()),
      value_receiver(told, [](const std::optional<counted>& value) noexcept { assert(value.has_value()); }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value, counted(counts));
    assert(told.value());
    assert(counts.copies == 0);
  }
  return 0;
}
