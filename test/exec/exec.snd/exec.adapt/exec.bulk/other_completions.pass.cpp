// [exec.bulk]/8.2
//
// If the child completes with an error or as stopped, so does the operation, and the function is not invoked.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>

template<class Adaptor>
void test(const Adaptor& adaptor) {
  deferred<ex::set_value_t(), ex::set_error_t(int&), ex::set_stopped_t()> source;
  auto never = [](auto...) noexcept { assert(false); };
  {
    record told;
    int i = 0;
    auto op = ex::connect(adaptor(source.sender(), ex::seq, 3, never), error_receiver(told, [&](auto&& error) noexcept {
      if constexpr (std::same_as<decltype(error), int&>)
        assert(&error == &i);
      else
        assert(false);
    }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_error, i);
    assert(told.error());
  }
  {
    record told;
    auto op = ex::connect(adaptor(source.sender(), ex::seq, 3, never), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_stopped);
    assert(told.stopped());
  }
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
