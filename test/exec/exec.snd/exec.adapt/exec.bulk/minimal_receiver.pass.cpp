// [exec.bulk]/5
//
// The receiver need not take errors if the child sends none and the function cannot throw.

#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <cassert>

struct value_receiver_only {
  using receiver_concept = tag::receiver;

  int* completed;

  void set_value(int) && noexcept { ++*completed; }
};

struct function {
  void operator()(int, int) const noexcept {}
  void operator()(int, int, int) const noexcept {}
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  int completed = 0;
  {
    auto op = ex::connect(adaptor(ex::just(1), ex::seq, 3, function()), value_receiver_only{&completed});
    ex::start(op);
    assert(completed == 1);
  }
  {
    deferred<ex::set_value_t(int)> source;
    auto op = ex::connect(adaptor(source.sender(), ex::par, 3, function()), value_receiver_only{&completed});
    ex::start(op);
    assert(completed == 1);
    source.complete(ex::set_value, 1);
    assert(completed == 2);
  }
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
