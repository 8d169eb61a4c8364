// [exec.into.variant]/1
//
// A value completion becomes one with a single value: a variant of tuples, of which that with the decayed datums is
// there.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

using signatures =
  ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(), ex::set_value_t(std::string, int)>;

// The sender completes with an rvalue of a variant that has exactly these datums.
template<class Sndr, class... Ts>
void sends(Sndr&& sndr, Ts... expected) {
  record told;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&]<class V>(V&& variant) noexcept {
    static_assert(!std::is_reference_v<V> && !std::is_const_v<V>);
    assert(std::get<std::tuple<Ts...>>(variant) == std::tuple<Ts...>(expected...));
  }));
  assert(told.value());
}

int main(int, char**) {
  { // a sender with several value completions, whichever it completes with
    sends(ex::into_variant(::sends<signatures>(ex::set_value, 1)), 1);
    sends(ex::into_variant(::sends<signatures>(ex::set_value)));
    sends(ex::into_variant(::sends<signatures>(ex::set_value, std::string("two"), 2)), std::string("two"), 2);
  }
  { // a sender with one
    sends(ex::into_variant(ex::just()));
    sends(ex::into_variant(ex::just(1)), 1);
    sends(ex::into_variant(ex::just(1, std::string("two"))), 1, std::string("two"));
  }
  { // completions that differ in references and constness make one alternative
    int i = 1;
    using same = ex::completion_signatures<ex::set_value_t(int&), ex::set_value_t(const int&), ex::set_value_t(int)>;
    auto test = [](auto sndr) {
      record told;
      run(ex::into_variant(std::move(sndr)), value_receiver(told, [](std::variant<std::tuple<int>>&& variant) noexcept {
        assert(std::get<0>(std::get<0>(variant)) == 1);
      }));
      assert(told.value());
    };
    test(inline_sender<same, ex::set_value_t, int&>{{i}});
    test(inline_sender<same, ex::set_value_t, const int&>{{i}});
    test(inline_sender<same, ex::set_value_t, int>{{1}});
  }
  { // what can only be moved
    record told;
    run(ex::into_variant(ex::just(move_only(1))),
      value_receiver(told, [](std::variant<std::tuple<move_only>>&& variant) noexcept {
        assert(std::get<0>(std::get<0>(variant)).value == 1);
      }));
    assert(told.value());
  }
  { // one in another
    record told;
    run(ex::into_variant(ex::into_variant(ex::just(1))),
      value_receiver(told, [](std::variant<std::tuple<std::variant<std::tuple<int>>>>&& variant) noexcept {
        assert(std::get<0>(std::get<0>(std::get<0>(std::get<0>(variant)))) == 1);
      }));
    assert(told.value());
  }
  return 0;
}
