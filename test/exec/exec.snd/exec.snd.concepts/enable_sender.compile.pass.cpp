// [exec.snd.concepts]/1
//
// enable_sender decides what is a sender: it is true for what has the tag and for what can be awaited, and users may
// say otherwise for types of their own, with or without qualifiers and references then.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "tags.h"

#include <concepts>

struct tagged {
  using sender_concept = tag::sender;
};

struct untagged {};

static_assert(std::same_as<decltype(ex::enable_sender<tagged>), const bool>);
static_assert(ex::enable_sender<tagged>);
static_assert(ex::enable_sender<awaiter<int>>);
static_assert(ex::sender<awaiter<int>>);
static_assert(!ex::enable_sender<untagged>);
static_assert(!ex::enable_sender<int>);

struct enabled {};
struct disabled : tagged {};
struct disabled_awaiter : awaiter<int> {};

template<>
constexpr bool ex::enable_sender<enabled> = true;
template<>
constexpr bool ex::enable_sender<disabled> = false;
template<>
constexpr bool ex::enable_sender<disabled_awaiter> = false;

static_assert(ex::sender<enabled>);
static_assert(ex::sender<enabled&>);
static_assert(ex::sender<const enabled&>);
static_assert(!ex::sender<disabled>);
static_assert(!ex::sender<const disabled&>);
static_assert(!ex::sender<disabled_awaiter>);

struct derived_from_enabled : enabled {};
static_assert(!ex::sender<derived_from_enabled>);
