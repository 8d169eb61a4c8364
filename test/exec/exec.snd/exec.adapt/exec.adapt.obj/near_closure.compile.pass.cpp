// [exec.adapt.obj]/2
//
// What is derived from sender_adaptor_closure in another way, or is a sender, too, is no closure object.
//
// INFORMATIVE: nothing says that what is no closure object is not piped

#include "closures.h"
#include "execution.h"
#include "tags.h"

#include <utility>

template<class Left, class Right>
concept pipeable = requires(Left&& left, Right&& right) { std::forward<Left>(left) | std::forward<Right>(right); };

struct plain_function {
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) const;
};

struct closure : plain_function, ex::sender_adaptor_closure<closure> {};

struct private_base : plain_function, private ex::sender_adaptor_closure<private_base> {};

struct base_of_another : plain_function, ex::sender_adaptor_closure<closure> {};

struct derived_from_closure : closure {};

struct sender_and_closure : plain_function, ex::sender_adaptor_closure<sender_and_closure> {
  using sender_concept = tag::sender;
};

static_assert(pipeable<numbered_sender, closure>);
static_assert(!pipeable<numbered_sender, private_base>);
static_assert(!pipeable<numbered_sender, base_of_another>);
static_assert(!pipeable<numbered_sender, derived_from_closure>);
static_assert(!pipeable<numbered_sender, sender_and_closure>);
static_assert(!pipeable<closure, sender_and_closure>);
