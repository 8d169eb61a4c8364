// [exec.then]/2
//
// then(sndr, f), then(f)(sndr) and sndr | then(f) are three ways to say the same; so it is with upon_error and
// upon_stopped.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct add {
  int n;
  int operator()(int i) const noexcept { return i + n; }
};

struct give {
  int n;
  int operator()() const noexcept { return n; }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Sndr, class Fn>
void test(const Adaptor& adaptor, Sndr sndr, Fn fn, int expected) {
  assert(result_of(adaptor(sndr, fn)) == expected);
  assert(result_of(adaptor(fn)(sndr)) == expected);
  assert(result_of(sndr | adaptor(fn)) == expected);

  using type = std::remove_cvref_t<decltype(adaptor(sndr, fn))>;
  static_assert(std::same_as<std::remove_cvref_t<decltype(adaptor(fn)(sndr))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(sndr | adaptor(fn))>, type>);

  // A moved sender and function, too.
  static_assert(std::same_as<std::remove_cvref_t<decltype(adaptor(std::move(sndr), std::move(fn)))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(adaptor(std::move(fn))(std::move(sndr)))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(std::move(sndr) | adaptor(std::move(fn)))>, type>);
}

int main(int, char**) {
  test(ex::then, ex::just(1), add{2}, 3);
  test(ex::upon_error, ex::just_error(1), add{2}, 3);
  test(ex::upon_stopped, ex::just_stopped(), give{3}, 3);

  { // a chain reads from left to right
    assert(result_of(ex::just(1) | ex::then(add{2}) | ex::then([](int i) noexcept { return i * 10; })) == 30);
  }
  { // a sender that can only be moved
    assert(result_of(move_only_sender(ex::just(1)) | ex::then(add{2})) == 3);
    assert(result_of(ex::then(add{2})(move_only_sender(ex::just(1)))) == 3);
  }
  return 0;
}
