// [exec.into.variant]/6
//
// The sender completes when the adapted one does. A value is put into the variant, by a move if it is an rvalue; an
// error and a stop are passed on as they are.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <utility>
#include <variant>

using source_type = deferred<ex::set_value_t(counted, int&), ex::set_value_t(), ex::set_error_t(int),
  ex::set_error_t(char&), ex::set_stopped_t()>;

int main(int, char**) {
  source_type source;

  { // the datums are moved, and lvalues copied
    tally counts;
    int i = 1;
    record told;
    auto op = ex::connect(ex::into_variant(source.sender()), value_receiver(told, [&]<class V>(V&& variant) noexcept {
      auto& datums = std::get<std::tuple<counted, int>>(variant);
      assert(std::get<1>(datums) == 1);
      assert(&std::get<1>(datums) != &i);
    }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value, counted(counts), i);
    assert(told.value());
    assert(counts.copies == 0);
  }
  { // no datums
    record told;
    auto op = ex::connect(ex::into_variant(source.sender()),
      value_receiver(told, [](auto&& variant) noexcept { assert(std::holds_alternative<std::tuple<>>(variant)); }));
    ex::start(op);
    source.complete(ex::set_value);
    assert(told.value());
  }
  { // an error, as it is
    record told;
    auto op = ex::connect(ex::into_variant(source.sender()), error_receiver(told, [](auto&& error) noexcept {
      static_assert(std::same_as<decltype(error), int&&> || !std::same_as<decltype(auto(error)), int>);
      if constexpr (std::same_as<decltype(error), int&&>)
        assert(error == 7);
      else
        assert(false);
    }));
    ex::start(op);
    source.complete(ex::set_error, 7);
    assert(told.error());
  }
  { // one that is a reference
    record told;
    char c = 'c';
    auto op = ex::connect(ex::into_variant(source.sender()), error_receiver(told, [&](auto&& error) noexcept {
      if constexpr (std::same_as<decltype(error), char&>)
        assert(&error == &c);
      else
        assert(false);
    }));
    ex::start(op);
    source.complete(ex::set_error, c);
    assert(told.error());
  }
  { // a stop
    record told;
    auto op = ex::connect(ex::into_variant(source.sender()), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_stopped);
    assert(told.stopped());
  }
  return 0;
}
