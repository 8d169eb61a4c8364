// [exec.just]/2
//
// The data of the sender decompose into the datums.
//
// INFORMATIVE: that the class of the data can be decomposed is said in a note

#include "execution.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

int main(int, char**) {
  { // values
    const auto sndr = ex::just(1, std::string("a"));
    auto& [tag, data] = sndr;
    auto& [one, text] = data;
    static_assert(std::same_as<decltype(auto(one)), int>);
    static_assert(std::same_as<decltype(auto(text)), std::string>);
    assert(one == 1);
    assert(text == "a");
  }
  { // an error
    auto [tag, data] = ex::just_error(2);
    auto [two] = data;
    static_assert(std::same_as<decltype(two), int>);
    assert(two == 2);
  }
  return 0;
}
