// [exec.recv.concepts]/1
//
// The move constructor of a receiver may throw.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct throwing_move {
  using receiver_concept = tag::receiver;
  throwing_move(throwing_move&&) noexcept(false);
};

struct throwing_copy_only {
  using receiver_concept = tag::receiver;
  throwing_copy_only(const throwing_copy_only&) noexcept(false);
};

static_assert(ex::receiver<throwing_move>);
static_assert(ex::receiver<throwing_move&&>);
static_assert(ex::receiver<throwing_copy_only>);
static_assert(ex::receiver<throwing_copy_only&>);
