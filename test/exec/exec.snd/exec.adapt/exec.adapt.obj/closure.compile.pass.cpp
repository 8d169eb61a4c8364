// [exec.adapt.obj]/2
//
// A closure object is of a class that is derived from sender_adaptor_closure of itself; a function object that is not
// one is not piped.

#include "closures.h"
#include "execution.h"

#include <utility>

template<class Left, class Right>
concept pipeable = requires(Left&& left, Right&& right) { std::forward<Left>(left) | std::forward<Right>(right); };

struct plain_function {
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) const;
};

struct closure : plain_function, ex::sender_adaptor_closure<closure> {};

static_assert(pipeable<numbered_sender, closure>);
static_assert(pipeable<numbered_sender&, closure&>);
static_assert(pipeable<const numbered_sender&, const closure&>);
static_assert(!pipeable<numbered_sender, plain_function>);

static_assert(pipeable<closure, closure>);
static_assert(!pipeable<closure, plain_function>);
static_assert(!pipeable<plain_function, closure>);

// What is piped is a sender.
static_assert(!pipeable<int, closure>);
static_assert(!pipeable<closure, numbered_sender>);
