// [exec.snd.concepts]/1
//
// A sender opts in by a member type sender_concept that is, or is derived from, the tag for senders.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

template<class Tag>
struct tagged {
  using sender_concept = Tag;
};

struct derived_tag : tag::sender {};
struct private_tag : private tag::sender {};
struct other_tag {};
struct untagged {};

static_assert(ex::sender<tagged<tag::sender>>);
static_assert(ex::sender<tagged<derived_tag>>);
static_assert(!ex::sender<tagged<private_tag>>);
static_assert(!ex::sender<tagged<other_tag>>);
static_assert(!ex::sender<tagged<tag::receiver>>);
static_assert(!ex::sender<tagged<tag::sender&>>);
static_assert(!ex::sender<tagged<void>>);
static_assert(!ex::sender<untagged>);

// The tag is looked for in the class, whatever the constness and the reference.
static_assert(ex::sender<tagged<tag::sender>&>);
static_assert(ex::sender<const tagged<tag::sender>&>);
static_assert(ex::sender<const tagged<tag::sender>>);
static_assert(!ex::sender<const tagged<other_tag>&>);

static_assert(!ex::sender<tagged<tag::sender>*>);
static_assert(!ex::sender<int>);
static_assert(!ex::sender<void>);
