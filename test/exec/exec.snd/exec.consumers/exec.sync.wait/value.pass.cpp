// [exec.sync.wait]/10.2.1
//
// sync_wait(sndr) returns the datums of a value completion in a tuple in an optional.

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

int main(int, char**) {
  { // none, one, several
    assert(ext::sync_wait(ex::just()) == std::tuple<>());
    assert(ext::sync_wait(ex::just(1)) == std::tuple(1));
    assert(ext::sync_wait(ex::just(1, std::string("two"), 3)) == std::tuple(1, std::string("two"), 3));
  }
  { // what can only be moved
    auto result = ext::sync_wait(ex::just(move_only(1), 2));
    assert(result.has_value());
    assert(std::get<0>(*result).value == 1);
    assert(std::get<1>(*result) == 2);
  }
  { // references: the result has copies
    std::string text = "text";
    using signatures = ex::completion_signatures<ex::set_value_t(std::string&, const std::string&)>;
    using sender = inline_sender<signatures, ex::set_value_t, std::string&, const std::string&>;
    auto result = ext::sync_wait(sender{{text, text}});
    static_assert(std::same_as<decltype(result), std::optional<std::tuple<std::string, std::string>>>);
    text = "other";
    assert(result == std::tuple(std::string("text"), std::string("text")));
  }
  { // rvalues are moved
    tally counts;
    auto result = ext::sync_wait(ex::just(counted(counts)));
    assert(result.has_value());
    assert(counts.copies == 0);
  }
  { // of a chain
    assert(ext::sync_wait(ex::then(ex::just(1), [](int i) { return i + 1; })) == std::tuple(2));
  }
  return 0;
}
