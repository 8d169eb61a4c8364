// [exec.bulk]/5, [exec.bulk]/6
//
// The receiver may destroy the operation while it is told the result: nothing of it is used any more then, and the
// function is not invoked again.
//
// EDITION: cd c++26

#include "execution.h"
#include "graves.h"
#include "senders.h"

#include <cassert>

// Counts the indices; throws after the last.
struct function {
  int* indices;
  int last;

  void operator()(int i) const { (*this)(i, i + 1); }

  void operator()(int begin, int end) const {
    *indices += end - begin;
    if (begin <= last && last < end)
      throw 7;
  }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  int indices = 0;
  auto sndr_of = [&](auto child, int last) { return adaptor(child, ex::seq, 3, function{&indices, last}); };
  { // inside start
    vanishing_operation value(sndr_of(ex::just(), 100));
    value.start();
    assert(value.value());
    assert(indices == 3);
    vanishing_operation exception(sndr_of(ex::just(), 2));
    exception.start();
    assert(exception.error());
    assert(indices == 6);
  }
  { // later
    deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()> source;
    vanishing_operation value(sndr_of(source.sender(), 100));
    value.start();
    source.complete(ex::set_value);
    assert(value.value());
    assert(indices == 9);
    vanishing_operation error(sndr_of(source.sender(), 100));
    error.start();
    source.complete(ex::set_error, 1);
    assert(error.error());
    vanishing_operation stopped(sndr_of(source.sender(), 100));
    stopped.start();
    source.complete(ex::set_stopped);
    assert(stopped.stopped());
    assert(indices == 9);
  }
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
