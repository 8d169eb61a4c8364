// [exec.let]/3
//
// let_value(sndr, f), let_value(f)(sndr) and sndr | let_value(f) are three ways to say the same; so it is with
// let_error and let_stopped. The closure keeps f, decayed.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

// Shows whether it was moved from.
struct give {
  int n;

  explicit give(int n) : n(n) {}
  give(const give&) = default;
  give(give&& other) noexcept : n(std::exchange(other.n, -100)) {}

  auto operator()(auto&&...) const noexcept { return ex::just(n); }
};

struct move_only_give {
  move_only n;
  auto operator()(auto&&...) const noexcept { return ex::just(n.value); }
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Sndr>
void test(const Adaptor& adaptor, Sndr sndr) {
  { // the same sender
    give fn(7);
    assert(result_of(adaptor(sndr, fn)) == 7);
    assert(result_of(adaptor(fn)(sndr)) == 7);
    assert(result_of(sndr | adaptor(fn)) == 7);
    using type = std::remove_cvref_t<decltype(adaptor(sndr, fn))>;
    static_assert(std::same_as<std::remove_cvref_t<decltype(adaptor(fn)(sndr))>, type>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(sndr | adaptor(fn))>, type>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(adaptor(std::move(sndr), std::move(fn)))>, type>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(std::move(sndr) | adaptor(std::move(fn)))>, type>);
  }
  { // an lvalue closure can be used again and again, const or not
    auto closure = adaptor(give(7));
    assert(result_of(sndr | closure) == 7);
    assert(result_of(closure(sndr)) == 7);
    assert(result_of(sndr | std::as_const(closure)) == 7);
    assert(result_of(sndr | closure) == 7);
  }
  { // an rvalue gives its function away
    auto closure = adaptor(move_only_give{move_only(7)});
    assert(result_of(sndr | std::move(closure)) == 7);
    assert(result_of(adaptor(move_only_give{move_only(7)})(sndr)) == 7);
  }
  { // closures are composed
    auto closure = adaptor(give(7)) | ex::let_value([](auto&& i) { return ex::just(i + 1); });
    assert(result_of(sndr | closure) == 8);
    assert(result_of(closure(sndr)) == 8);
  }
  { // a sender that can only be moved
    assert(result_of(move_only_sender(sndr) | adaptor(give(7))) == 7);
  }
}

int main(int, char**) {
  test(ex::let_value, ex::just(1));
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());
  return 0;
}
