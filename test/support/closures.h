// Pipeable sender adaptor closure objects of the tests' own.

#ifndef SUPPORT_CLOSURES_H
#define SUPPORT_CLOSURES_H

#include "domains.h"
#include "execution.h"

#include <utility>

using numbered_sender = tagged_sender<silent_tag>;

// Appends digits to the number of the sender: its own, the value category in which it is called, and that of the
// sender.
struct appending_closure : ex::sender_adaptor_closure<appending_closure> {
  int digit;

  constexpr explicit appending_closure(int digit) : digit(digit) {}

  template<class Self, ex::sender Sndr>
  constexpr numbered_sender operator()(this Self&& self, Sndr&& sndr) {
    const int digits = category(std::forward<Self>(self)) * 10 + category(std::forward<Sndr>(sndr));
    return {{}, (sndr.number * 10 + self.digit) * 100 + digits};
  }
};

#endif
