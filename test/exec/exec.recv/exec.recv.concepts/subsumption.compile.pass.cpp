// [exec.recv.concepts]/1
//
// The concept receiver is a conjunction with std::move_constructible of the class and std::constructible_from, and is
// more constrained than either.
//
// EDITION: cd c++26
// INFORMATIVE: the text gives the concept as code; that other code with the same meaning would not conform is not said

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>

template<class T>
  requires std::move_constructible<std::remove_cvref_t<T>>
constexpr bool by_move() {
  return false;
}

template<class T>
  requires ex::receiver<T>
constexpr bool by_move() {
  return true;
}

template<class T>
  requires std::constructible_from<std::remove_cvref_t<T>, T>
constexpr bool by_construction() {
  return false;
}

template<class T>
  requires ex::receiver<T>
constexpr bool by_construction() {
  return true;
}

struct receiver {
  using receiver_concept = tag::receiver;
};

struct not_receiver {};

static_assert(by_move<receiver>());
static_assert(by_move<receiver&>());
static_assert(!by_move<not_receiver>());

static_assert(by_construction<receiver>());
static_assert(by_construction<receiver&>());
static_assert(!by_construction<not_receiver>());
