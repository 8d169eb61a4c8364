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
task<void, Environment> coroutine(const std::exception_ptr& thrown) {
  co_await ex::just();
  std::rethrow_exception(thrown);
}

template<class Environment>
void test() {
  const auto thrown = std::make_exception_ptr(std::string("text"));
  record told;
  run(coroutine<Environment>(thrown), error_receiver(
                                        told,
                                        [&]<class Err>(Err&& err) {
                                          if constexpr (std::same_as<Err, std::exception_ptr>)
                                            assert(err == thrown);
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
