// [task.promise]/12
//
// An exception that leaves the body becomes the exception_ptr of an error completion, also if there are other errors.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <string>

template<class Environment>
task<void, Environment> coroutine() {
  co_await ex::just();
  throw std::string("text");
}

std::string text_of(const std::exception_ptr& error) {
  try {
    std::rethrow_exception(error);
  } catch (const std::string& text) {
    return text;
  }
}

template<class Environment>
void test() {
  record told;
  run(coroutine<Environment>(), error_receiver(
                                  told,
                                  []<class Err>(Err&& err) {
                                    if constexpr (std::same_as<Err, std::exception_ptr>)
                                      assert(text_of(err) == "text");
                                    else
                                      assert(false);
                                  },
                                  inline_env()));
  assert(told.error());
}

int main(int, char**) {
  test<ex::env<>>();
  test<fails_with<std::exception_ptr>>();
  test<fails_with<int, std::exception_ptr, std::string>>();
  return 0;
}
