// Values named for what they can and cannot do.

#ifndef SUPPORT_VALUES_H
#define SUPPORT_VALUES_H

#include <concepts>

struct move_only {
  int value = 0;

  constexpr explicit move_only(int value) : value(value) {}
  constexpr move_only(move_only&& other) noexcept : value(other.value) { other.value = -1; }
  constexpr move_only& operator=(move_only&& other) noexcept {
    value = other.value;
    other.value = -1;
    return *this;
  }
};

// Counts, in a tally of the test's, how often it is copied and moved.
struct tally {
  int copies = 0;
  int moves = 0;
};

struct counted {
  tally* counts;

  constexpr explicit counted(tally& counts) : counts(&counts) {}
  constexpr counted(const counted& other) noexcept : counts(other.counts) { ++counts->copies; }
  constexpr counted(counted&& other) noexcept : counts(other.counts) { ++counts->moves; }
};

struct throwing_copy {
  throwing_copy() = default;
  throwing_copy(const throwing_copy&) { throw 1; }
  throwing_copy(throwing_copy&&) noexcept {}
};

struct throwing_move {
  throwing_move() = default;
  throwing_move(const throwing_move&) = default;
  throwing_move(throwing_move&&) noexcept(false) { throw 1; }
};

struct not_movable {
  not_movable() = default;
  not_movable(not_movable&&) = delete;
};

#endif
