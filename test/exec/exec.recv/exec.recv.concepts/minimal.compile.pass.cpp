// [exec.recv.concepts]/1
//
// Nothing more is asked of a receiver: no completion function, no environment of its own, no default construction,
// assignment or comparison.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <concepts>

struct minimal {
  using receiver_concept = tag::receiver;

  minimal(minimal&&) noexcept;
  minimal& operator=(minimal&&) = delete;
};

static_assert(!std::default_initializable<minimal>);
static_assert(!std::copy_constructible<minimal>);
static_assert(!std::movable<minimal>);
static_assert(!std::equality_comparable<minimal>);
static_assert(ex::receiver<minimal>);
