// [exec.snd.concepts]/1
//
// A sender can be moved, and made from what it is given as: an lvalue is a sender only if it can be copied.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct tagged {
  using sender_concept = tag::sender;
};

struct copyable : tagged {};

struct movable : tagged {
  movable(movable&&);
};

struct immovable : tagged {
  immovable(immovable&&) = delete;
};

// Can be copied from an lvalue that is not const.
struct mutable_copy : tagged {
  mutable_copy(mutable_copy&);
  mutable_copy(mutable_copy&&);
};

class private_destructor : public tagged {
  ~private_destructor();
};

static_assert(ex::sender<copyable>);
static_assert(ex::sender<copyable&>);
static_assert(ex::sender<const copyable&>);
static_assert(ex::sender<const copyable>);

static_assert(ex::sender<movable>);
static_assert(ex::sender<movable&&>);
static_assert(!ex::sender<movable&>);
static_assert(!ex::sender<const movable&>);
static_assert(!ex::sender<const movable>);

static_assert(!ex::sender<immovable>);
static_assert(!ex::sender<immovable&>);

static_assert(ex::sender<mutable_copy>);
static_assert(ex::sender<mutable_copy&>);
static_assert(!ex::sender<const mutable_copy&>);
static_assert(!ex::sender<const mutable_copy>);

static_assert(!ex::sender<private_destructor>);
