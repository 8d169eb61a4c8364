// [exec.spawn.future]/5
//
// An exception from keeping a result becomes the error with which the future completes.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <utility>

template<class Tag>
void test(Tag) {
  ledger_scope scope;
  const throwing_copy datum;
  using signatures = ex::completion_signatures<Tag(const throwing_copy&)>;
  auto future = ex::spawn_future(inline_sender<signatures, Tag, const throwing_copy&>{{datum}}, ledger_token(scope));
  int thrown = 0;
  record told;
  run(std::move(future), error_receiver(told, [&]<class Error>(Error&& error) {
    if constexpr (std::same_as<Error, std::exception_ptr>) {
      try {
        std::rethrow_exception(error);
      } catch (int i) {
        thrown = i;
      }
    }
  }));
  assert(told.error() && thrown == 1);
}

int main(int, char**) {
  test(ex::set_value);
  test(ex::set_error);
  return 0;
}
