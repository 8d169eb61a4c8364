// [exec.bulk]/8.1.1.3
//
// bulk_chunked invokes the function with the two ends of ranges of indices, which together cover each index from 0 up
// to the shape once.

#include "execution.h"
#include "receivers.h"

#include <atomic>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <vector>

template<class Policy, class Shape>
void test(const Policy& policy, Shape shape) {
  std::vector<std::atomic<int>> counts(static_cast<std::size_t>(shape));
  record told;
  auto invoke = [&](auto begin, auto end) noexcept {
    assert((std::same_as<decltype(begin), Shape>));
    assert((std::same_as<decltype(end), Shape>));
    assert(0 <= begin);
    assert(end <= shape);
    // If there is no index there may be no range either, or an empty one: the default implementation has that.
    assert(begin < end || shape == 0);
    for (Shape i = begin; i != end; ++i)
      ++counts.at(static_cast<std::size_t>(i));
  };
  run(ex::bulk_chunked(ex::just(), policy, shape, invoke), value_receiver(told, [&] noexcept {
    for (const std::atomic<int>& count : counts)
      assert(count == 1);
  }));
  assert(told.value());
}

template<class Policy>
void test_shapes(const Policy& policy) {
  test(policy, 0);
  test(policy, 1);
  test(policy, 10);
  test(policy, static_cast<signed char>(127));
  test(policy, static_cast<unsigned char>(255));
  test(policy, static_cast<short>(1000));
  test(policy, 1000u);
  test(policy, static_cast<std::size_t>(1000));
}

int main(int, char**) {
  test_shapes(ex::seq);
  test_shapes(ex::par);
  test_shapes(ex::par_unseq);
  test_shapes(ex::unseq);
  return 0;
}
