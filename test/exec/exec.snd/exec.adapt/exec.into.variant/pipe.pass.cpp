// [exec.into.variant]/2
//
// into_variant is a pipeable sender adaptor object: sndr | into_variant says the same as into_variant(sndr).

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <utility>
#include <variant>

static_assert(std::same_as<decltype(ex::into_variant), const ex::into_variant_t>);
static_assert(std::semiregular<ex::into_variant_t>);

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](std::variant<std::tuple<int>> variant) noexcept {
    result = std::get<0>(std::get<0>(variant));
  }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  auto sndr = ex::just(1);
  using type = decltype(ex::into_variant(sndr));
  static_assert(std::same_as<decltype(sndr | ex::into_variant), type>);
  static_assert(std::same_as<decltype(std::move(sndr) | ex::into_variant_t()), type>);

  assert(result_of(ex::into_variant(sndr)) == 1);
  assert(result_of(sndr | ex::into_variant) == 1);
  assert(result_of(move_only_sender(ex::just(2)) | ex::into_variant) == 2);

  { // a part of a longer closure
    auto closure = ex::then([](int i) noexcept { return i + 1; }) | ex::into_variant;
    assert(result_of(sndr | closure) == 2);
    assert(result_of(ex::just(2) | std::move(closure)) == 3);
  }
  return 0;
}
