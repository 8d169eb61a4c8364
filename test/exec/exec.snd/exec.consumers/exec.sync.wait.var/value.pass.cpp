// [exec.sync.wait.var]/3.2.1
//
// sync_wait_with_variant(sndr) returns the datums of a value completion in a tuple, in a variant, in an optional.

#include "execution.h"
#include "senders.h"
#include "values.h"
#include "variants.h"

#include <cassert>
#include <concepts>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(), ex::set_value_t(std::string, int),
  ex::set_stopped_t()>;

int main(int, char**) {
  { // whichever of its value completions the sender has
    auto one = ext::sync_wait_with_variant(sends<signatures>(ex::set_value, 1));
    assert(one.has_value());
    assert(std::get<std::tuple<int>>(unwrapped(*one)) == std::tuple(1));

    auto none = ext::sync_wait_with_variant(sends<signatures>(ex::set_value));
    assert(none.has_value());
    assert(std::holds_alternative<std::tuple<>>(unwrapped(*none)));

    auto two = ext::sync_wait_with_variant(sends<signatures>(ex::set_value, std::string("two"), 2));
    assert(two.has_value());
    assert((std::get<std::tuple<std::string, int>>(unwrapped(*two)) == std::tuple(std::string("two"), 2)));
  }
  { // a sender with one value completion
    auto one = ext::sync_wait_with_variant(ex::just(1));
    assert(one.has_value());
    assert(std::get<std::tuple<int>>(unwrapped(*one)) == std::tuple(1));
    auto none = ext::sync_wait_with_variant(ex::just());
    assert(none.has_value());
    assert(std::holds_alternative<std::tuple<>>(unwrapped(*none)));
  }
  { // what can only be moved
    auto result = ext::sync_wait_with_variant(ex::just(move_only(1)));
    assert(result.has_value());
    assert(std::get<0>(std::get<std::tuple<move_only>>(unwrapped(*result))).value == 1);
  }
  { // references: the result has copies
    std::string text = "text";
    using references = ex::completion_signatures<ex::set_value_t(std::string&), ex::set_value_t(const std::string&)>;
    auto result = ext::sync_wait_with_variant(inline_sender<references, ex::set_value_t, std::string&>{{text}});
    text = "other";
    assert(result.has_value());
    assert(std::get<std::tuple<std::string>>(unwrapped(*result)) == std::tuple(std::string("text")));
  }
  return 0;
}
