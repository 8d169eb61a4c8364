// [exec.bulk]/4, [exec.bulk]/5, [exec.bulk]/6
//
// By default the function is given its indices as rvalues: what it makes of them is its own affair.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

struct function {
  int* indices;

  template<class Index>
  void operator()(Index&& i) const noexcept {
    static_assert(std::same_as<Index&&, int&&>);
    ++*indices;
    i = 100;
  }

  template<class Index, class End>
  void operator()(Index&& begin, End&& end) const noexcept {
    static_assert(std::same_as<Index&&, int&&>);
    static_assert(std::same_as<End&&, int&&>);
    *indices += end - begin;
    begin = end = 100;
  }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  int indices = 0;
  record told;
  run(adaptor(ex::just(), ex::seq, 3, function{&indices}), any_receiver(told));
  assert(told.value());
  assert(indices == 3);
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
