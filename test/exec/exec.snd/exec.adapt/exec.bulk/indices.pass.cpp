// [exec.bulk]/8.1.1.1, [exec.bulk]/8.1.1.2
//
// bulk and bulk_unchunked invoke the function for every index from 0 up to the shape, once for each, before the
// operation completes with a value; the index is of the type of the shape.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <atomic>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <utility>
#include <vector>

template<class Adaptor, class Policy, class Shape>
void test(const Adaptor& adaptor, const Policy& policy, Shape shape) {
  std::vector<std::atomic<int>> counts(static_cast<std::size_t>(shape));
  record told;
  auto invoke = [&](auto i) noexcept {
    assert((std::same_as<decltype(i), Shape>));
    ++counts.at(static_cast<std::size_t>(i));
  };
  run(adaptor(ex::just(), policy, shape, invoke), value_receiver(told, [&] noexcept {
    for (const std::atomic<int>& count : counts)
      assert(count == 1);
  }));
  assert(told.value());
}

template<class Adaptor, class Policy>
void test_shapes(const Adaptor& adaptor, const Policy& policy) {
  test(adaptor, policy, 0);
  test(adaptor, policy, 1);
  test(adaptor, policy, 10);
  test(adaptor, policy, static_cast<signed char>(127));
  test(adaptor, policy, static_cast<unsigned char>(255));
  test(adaptor, policy, static_cast<short>(1000));
  test(adaptor, policy, 1000u);
  test(adaptor, policy, 10L);
  test(adaptor, policy, static_cast<std::size_t>(1000));
}

template<class Adaptor>
void test_policies(const Adaptor& adaptor) {
  test_shapes(adaptor, ex::seq);
  test_shapes(adaptor, ex::par);
  test_shapes(adaptor, ex::par_unseq);
  test_shapes(adaptor, ex::unseq);
}

template<class Adaptor>
void test_deferred(const Adaptor& adaptor) {
  deferred<ex::set_value_t()> source;
  int count = 0;
  record told;
  auto op = ex::connect(
    adaptor(source.sender(), ex::seq, 3, [&](int i) noexcept { static_cast<void>(i), ++count; }), any_receiver(told));
  ex::start(op);
  assert(count == 0);
  assert(told.pending());
  source.complete(ex::set_value);
  assert(count == 3);
  assert(told.value());
}

int main(int, char**) {
  test_policies(ex::bulk);
  test_policies(ex::bulk_unchunked);
  test_deferred(ex::bulk);
  test_deferred(ex::bulk_unchunked);
  return 0;
}
