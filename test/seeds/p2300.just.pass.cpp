// seed: P2300R10 L2452
//
// just keeps its own copies of the values, which a function may change and pass on; a sender that is moved all the way
// copies nothing.

#include "execution.h"

#include <cassert>
#include <utility>
#include <vector>

// A vector that counts its copies.
struct numbers {
  static inline int copies = 0;

  std::vector<int> values;

  explicit numbers(std::vector<int> values) : values(std::move(values)) {}
  numbers(const numbers& other) : values(other.values) { ++copies; }
  numbers(numbers&&) = default;
};

int main(int, char**) {
  auto doubled = [](numbers&& v) {
    for (int& i : v.values)
      i *= 2;
    return std::move(v);
  };

  { // one value
    double seen = 0;
    ex::sender auto snd1 = ex::just(3.25);
    ex::sender auto then1 = ex::then(snd1, [&](double d) { seen = d; });
    ext::sync_wait(then1);
    assert(seen == 3.25);
  }
  { // two
    std::pair seen(0.0, 0);
    ex::sender auto snd2 = ex::just(3.25, 42);
    ex::sender auto then2 = ex::then(snd2, [&](double d, int i) { seen = {d, i}; });
    ext::sync_wait(then2);
    assert(seen == std::pair(3.25, 42));
  }
  { // lvalues are copied: what the function changes is not the original, nor what the sender has
    const numbers v3({1, 2, 3, 4, 5});
    ex::sender auto snd3 = ex::just(v3);
    ex::sender auto then3 = ex::then(snd3, doubled);
    auto [first] = ext::sync_wait(then3).value();
    assert(v3.values == (std::vector{1, 2, 3, 4, 5}));
    assert(first.values == (std::vector{2, 4, 6, 8, 10}));
    auto [second] = ext::sync_wait(then3).value();
    assert(second.values == (std::vector{2, 4, 6, 8, 10}));
  }
  { // rvalues are not
    numbers::copies = 0;
    ex::sender auto snd4 = ex::just(numbers({1, 2, 3, 4, 5}));
    ex::sender auto then4 = ex::then(std::move(snd4), doubled);
    auto [v4] = ext::sync_wait(std::move(then4)).value();
    assert(v4.values == (std::vector{2, 4, 6, 8, 10}));
    assert(numbers::copies == 0);
  }
  return 0;
}
