// [exec.snd.expos]/28
//
// A sender of the library decomposes into its tag, its data and its children, be they none, one or many; as a whole or
// by reference, and what is not const can be moved out of it.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

struct keeping {
  move_only kept;

  void operator()(move_only&&) const noexcept {}
};

void test() {
  {
    auto [tag, data] = ex::just_stopped();
    static_assert(std::same_as<decltype(tag), ex::just_stopped_t>);
  }
  {
    auto sndr = ex::then(ex::just(move_only(1)), keeping{move_only(2)});
    auto& [tag, data, child] = sndr;
    static_assert(std::same_as<decltype(data), keeping>);
    assert(data.kept.value == 2);
    const keeping taken = std::move(data);
    assert(taken.kept.value == 2 && data.kept.value == -1);

    auto [tag_of_moved, data_of_moved, child_of_moved] = std::move(sndr);
    static_assert(std::same_as<decltype(child_of_moved), decltype(ex::just(move_only(1)))>);
  }
  {
    const auto sndr = ex::when_all(ex::just(1), ex::just('a'), ex::just());
    auto& [tag, data, first, second, third] = sndr;
    static_assert(std::same_as<decltype(auto(tag)), ex::when_all_t>);
    static_assert(std::same_as<decltype(auto(first)), decltype(ex::just(1))>);
    static_assert(std::same_as<decltype(auto(second)), decltype(ex::just('a'))>);
    static_assert(std::same_as<decltype(auto(third)), decltype(ex::just())>);
    static_assert(std::is_const_v<std::remove_reference_t<decltype((first))>>);
  }
}

int main(int, char**) {
  test();

  // A child is a sender in its own right.
  auto [tag, data, child] = ex::then(ex::just(5), [](int) {});
  record told;
  run(std::move(child), value_receiver(told, [](int i) { assert(i == 5); }));
  assert(told.value());
  return 0;
}
