// Senders that consist of little but their tag, and tags that say what becomes of them.

#ifndef SUPPORT_DOMAINS_H
#define SUPPORT_DOMAINS_H

#include "execution.h"
#include "tags.h"

#include <type_traits>
#include <utility>

template<class Tag>
struct tagged_sender {
  using sender_concept = tag::sender;

  Tag tag;
  int number = 0;

  bool operator==(const tagged_sender&) const = default;
};

// A tag that says nothing.
struct silent_tag {
  bool operator==(const silent_tag&) const = default;
};

// Which value category an object had: 1 for an lvalue, 2 for a const lvalue, 3 for an rvalue, 4 for a const rvalue.
template<class T>
constexpr int category(T&) noexcept {
  return 1;
}
template<class T>
constexpr int category(const T&) noexcept {
  return 2;
}
template<class T>
  requires(!std::is_reference_v<T> && !std::is_const_v<T>)
constexpr int category(T&&) noexcept {
  return 3;
}
template<class T>
constexpr int category(const T&&) noexcept {
  return 4;
}

// As a tag: applying a sender gives the digits of what category it, and each argument, had. As a domain the same.
struct categorizing {
  template<class Sndr, class... Args>
    requires requires(Sndr& sndr) { sndr.number; }
  constexpr int apply_sender(Sndr&& sndr, Args&&... args) const {
    int digits = category(std::forward<Sndr>(sndr));
    ((digits = digits * 10 + category(std::forward<Args>(args))), ...);
    return digits;
  }

  bool operator==(const categorizing&) const = default;
};

// Applying a sender gives a reference to its number, and does not throw.
struct referring {
  template<class Sndr>
  constexpr auto& apply_sender(Sndr& sndr) const noexcept {
    return sndr.number;
  }

  bool operator==(const referring&) const = default;
};

#endif
