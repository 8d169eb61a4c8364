// [exec.let]/15.1
//
// The function is invoked when the child completes in the way that the algorithm is for, with its datums, once, and not
// before.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <utility>

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag tag, Ts... ts) {
  deferred<ex::set_value_t(int, int), ex::set_error_t(int), ex::set_stopped_t()> source;
  int invoked = 0;
  auto fn = [&](auto&&... datums) {
    ++invoked;
    if constexpr (sizeof...(datums) == sizeof...(Ts))
      assert(((datums == ts) && ...));
    return ex::just();
  };
  auto sndr = adaptor(source.sender(), fn);
  assert(invoked == 0);
  record told;
  auto op = ex::connect(std::move(sndr), any_receiver(told));
  assert(invoked == 0);
  ex::start(op);
  assert(invoked == 0);
  assert(told.pending());
  source.complete(tag, ts...);
  assert(invoked == 1);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value, ex::set_value, 1, 2);
  test(ex::let_error, ex::set_error, 3);
  test(ex::let_stopped, ex::set_stopped);
  return 0;
}
