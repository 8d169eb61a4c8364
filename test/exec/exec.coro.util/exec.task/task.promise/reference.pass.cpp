// [task.promise]/7.3
//
// A task whose result is an lvalue reference completes with the very object that was returned.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <utility>

task<int&> returns_reference(int& i) {
  co_return i;
}

task<const int&> returns_const_reference(int& i) {
  co_return i;
}

template<class Expected>
void test(task<Expected> sndr, const int& i) {
  record told;
  run(std::move(sndr), value_receiver(
                         told,
                         [&]<class T>(T&& value) {
                           static_assert(std::same_as<T&&, Expected>);
                           assert(&value == &i);
                         },
                         inline_env()));
  assert(told.value());
}

int main(int, char**) {
  int i = 0;
  test<int&>(returns_reference(i), i);
  test<const int&>(returns_const_reference(i), i);
  return 0;
}
