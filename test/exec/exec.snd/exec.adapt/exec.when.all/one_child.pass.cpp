// [exec.when.all]/3
//
// With a single argument, too, the sender is one of the algorithm's own, with that child: what the child completes with
// is kept, decayed, and passed on as rvalues.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <type_traits>

template<class Algorithm>
void decomposes(Algorithm algorithm) {
  auto sndr = algorithm(ex::just(1));
  static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Algorithm>);
  auto& [tag, data, child] = sndr;
  static_assert(std::same_as<std::remove_cvref_t<decltype(child)>, decltype(ex::just(1))>);
}

int main(int, char**) {
  decomposes(ex::when_all);
  decomposes(ex::when_all_with_variant);

  record told;
  int number = 7;
  deferred<ex::set_value_t(int&), ex::set_stopped_t()> source;
  auto check = [&]<class T>(T&& value) {
    static_assert(std::same_as<T&&, int&&>);
    assert(value == 7);
    assert(&value != &number);
  };
  auto op = ex::connect(ex::when_all(source.sender()), value_receiver(told, check));
  ex::start(op);
  source.complete(ex::set_value, number);
  assert(told.value());
  return 0;
}
