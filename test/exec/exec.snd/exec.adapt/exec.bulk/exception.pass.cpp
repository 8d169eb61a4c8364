// [exec.bulk]/8.1.2.1
//
// If the function throws, the operation completes with an error, an exception_ptr to what was thrown.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <exception>

// Throws for one index of ten, be it alone or in a chunk.
struct function {
  void operator()(int i) const {
    if (i == 3)
      throw 7;
  }

  void operator()(int begin, int end) const {
    if (begin <= 3 && 3 < end)
      throw 7;
  }
};

template<class Adaptor, class Policy>
void test(const Adaptor& adaptor, const Policy& policy) {
  record told;
  bool caught = false;
  run(adaptor(ex::just(), policy, 10, function()), error_receiver(told, [&](std::exception_ptr error) noexcept {
    try {
      std::rethrow_exception(error);
    } catch (int i) {
      caught = i == 7;
    }
  }));
  assert(told.error());
  assert(caught);

  // indices that do not throw
  record other;
  run(adaptor(ex::just(), policy, 3, function()), any_receiver(other));
  assert(other.value());
}

int main(int, char**) {
  test(ex::bulk, ex::seq);
  test(ex::bulk_chunked, ex::seq);
  test(ex::bulk_unchunked, ex::seq);
  return 0;
}
