// [task.promise]/9
//
// An error type may be a reference: the error of the with_error is converted to that, and comes as it says.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

template<class Err>
task<void, fails_with<Err>> coroutine(std::string text) {
  co_yield ex::with_error(std::move(text));
}

template<class Err>
void test() {
  record told;
  const auto on_error = []<class T>(T&& error) {
    static_assert(std::same_as<T&&, Err>);
    assert(error == std::string(100, 'a'));
  };
  run(coroutine<Err>(std::string(100, 'a')), error_receiver(told, on_error, inline_env()));
  assert(told.error());
}

int main(int, char**) {
  test<const std::string&>();
  test<std::string&&>();
  test<const std::string&&>();
  return 0;
}
