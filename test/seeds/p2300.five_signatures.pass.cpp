// seed: P2300R10 L7012
//
// A sender may declare several completions of one kind, and a receiver gets the one that the operation chooses.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "signatures.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <system_error>
#include <tuple>
#include <variant>

using five = ex::completion_signatures<ex::set_value_t(), ex::set_value_t(int, float),
  ex::set_error_t(std::exception_ptr), ex::set_error_t(std::error_code), ex::set_stopped_t()>;

template<class Tag, class... Ts>
auto my_sender(Tag tag, Ts... ts) {
  return sends<five>(tag, ts...);
}

using sender = decltype(my_sender(ex::set_value));
static_assert(completes_with<sender, ex::set_stopped_t(), ex::set_error_t(std::error_code), ex::set_value_t(),
  ex::set_error_t(std::exception_ptr), ex::set_value_t(int, float)>);
template<class T, class... Ts>
concept one_of = (std::same_as<T, Ts> || ...);

// Which of two comes first is of no interest here.
using values = ex::value_types_of_t<sender, ex::env<>>;
using errors = ex::error_types_of_t<sender, ex::env<>>;
static_assert(one_of<values, std::variant<std::tuple<>, std::tuple<int, float>>,
  std::variant<std::tuple<int, float>, std::tuple<>>>);
static_assert(
  one_of<errors, std::variant<std::exception_ptr, std::error_code>, std::variant<std::error_code, std::exception_ptr>>);
static_assert(ex::sends_stopped<sender, ex::env<>>);

// Counts by overload how it was called.
struct overloads {
  int* calls;
  void operator()() const noexcept { calls[0]++; }
  void operator()(int i, float f) const noexcept {
    assert(i == 1 && f == 2.0f);
    calls[1]++;
  }
  void operator()(std::exception_ptr) const noexcept { calls[2]++; }
  void operator()(std::error_code) const noexcept { calls[3]++; }
};

template<class Sndr>
record received(Sndr sndr, int* calls) {
  record told;
  run(sndr, recording_receiver<overloads, overloads, ex::env<>>{&told, {calls}, {calls}, {}});
  return told;
}

int main(int, char**) {
  int calls[4] = {};
  assert(received(my_sender(ex::set_value), calls).value());
  assert(calls[0] == 1);
  assert(received(my_sender(ex::set_value, 1, 2.0f), calls).value());
  assert(calls[1] == 1);
  assert(received(my_sender(ex::set_error, std::exception_ptr()), calls).error());
  assert(calls[2] == 1);
  assert(received(my_sender(ex::set_error, std::error_code()), calls).error());
  assert(calls[3] == 1);
  assert(received(my_sender(ex::set_stopped), calls).stopped());

  // As one value, for whoever wants only one.
  auto [either] = ext::sync_wait(ex::into_variant(my_sender(ex::set_value, 1, 2.0f))).value();
  assert((std::get<std::tuple<int, float>>(either) == std::tuple(1, 2.0f)));
  return 0;
}
