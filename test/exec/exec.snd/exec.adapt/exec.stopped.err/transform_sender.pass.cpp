// [exec.stopped.err]/3
//
// stopped_as_error.transform_sender(sndr, env) gives the sender of let_stopped that does the work: of an lvalue, const
// or not, with copies of the error and the child, which are moved out of an rvalue. An lvalue keeps its error.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

template<class T, class Sndr, class Check>
void test(Sndr&& sndr, Check check) {
  auto transformed = ex::stopped_as_error.transform_sender(std::forward<Sndr>(sndr), ex::env<>());
  static_assert(std::same_as<ex::tag_of_t<decltype(transformed)>, ex::let_stopped_t>);
  record told;
  run(std::move(transformed), error_receiver(told, [&]<class Err>(Err&& error) noexcept {
    if constexpr (std::same_as<Err&&, T&&>)
      check(error);
    else
      assert(false);
  }));
  assert(told.error());
}

int main(int, char**) {
  constexpr auto is_text = [](const std::string& text) { assert(text == "a text that is not short"); };
  auto sndr = ex::stopped_as_error(ex::just_stopped(), std::string("a text that is not short"));
  test<std::string>(sndr, is_text);
  test<std::string>(std::as_const(sndr), is_text);
  test<std::string>(sndr, is_text);
  test<std::string>(std::move(sndr), is_text);
  test<move_only>(ex::stopped_as_error(move_only_sender(ex::just_stopped()), move_only(7)),
    [](const move_only& error) { assert(error.value == 7); });
  return 0;
}
