// [exec.recv.concepts]/1
//
// A receiver opts in by a member type receiver_concept that is the receiver tag or derived from it; references and cv
// qualifiers of the receiver type do not matter.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

template<class Tag>
struct tagged {
  using receiver_concept = Tag;
};

// The tag itself.
static_assert(ex::receiver<tagged<tag::receiver>>);
static_assert(ex::receiver<tagged<const tag::receiver>>);

// A class derived from the tag, publicly and unambiguously.
struct derived_tag : tag::receiver {};
struct twice_derived_tag : derived_tag {};
struct virtually_derived_tag : virtual tag::receiver {};
struct privately_derived_tag : private tag::receiver {};
struct other_derived_tag : tag::receiver {};
struct ambiguously_derived_tag : derived_tag, other_derived_tag {};

static_assert(ex::receiver<tagged<derived_tag>>);
static_assert(ex::receiver<tagged<twice_derived_tag>>);
static_assert(ex::receiver<tagged<virtually_derived_tag>>);
static_assert(!ex::receiver<tagged<privately_derived_tag>>);
static_assert(!ex::receiver<tagged<ambiguously_derived_tag>>);

// Another type.
struct unrelated {};
struct convertible_to_tag {
  operator tag::receiver() const;
};

static_assert(!ex::receiver<tagged<unrelated>>);
static_assert(!ex::receiver<tagged<convertible_to_tag>>);
static_assert(!ex::receiver<tagged<void>>);
static_assert(!ex::receiver<tagged<int>>);
static_assert(!ex::receiver<tagged<tag::receiver&>>);
static_assert(!ex::receiver<tagged<tag::receiver*>>);
static_assert(!ex::receiver<tagged<tag::sender>>);
static_assert(!ex::receiver<tagged<tag::operation_state>>);
static_assert(!ex::receiver<tagged<tag::scheduler>>);

// A member that is a type, inherited or not.
struct untagged {};
struct inheriting : tagged<tag::receiver> {};
struct nested {
  struct receiver_concept : tag::receiver {};
};
struct data_member {
  tag::receiver receiver_concept;
};
struct template_member {
  template<class>
  using receiver_concept = tag::receiver;
};

static_assert(!ex::receiver<untagged>);
static_assert(ex::receiver<inheriting>);
static_assert(ex::receiver<nested>);
static_assert(!ex::receiver<data_member>);
static_assert(!ex::receiver<template_member>);

// Through references and cv qualifiers.
struct volatile_copyable {
  using receiver_concept = tag::receiver;

  volatile_copyable(volatile_copyable&&) noexcept;
  volatile_copyable(const volatile volatile_copyable&) noexcept;
};

static_assert(ex::receiver<const tagged<derived_tag>>);
static_assert(ex::receiver<tagged<derived_tag>&>);
static_assert(ex::receiver<const tagged<derived_tag>&>);
static_assert(ex::receiver<tagged<derived_tag>&&>);
static_assert(ex::receiver<const tagged<derived_tag>&&>);
static_assert(ex::receiver<volatile volatile_copyable&>);
static_assert(ex::receiver<const volatile volatile_copyable&>);

static_assert(!ex::receiver<const tagged<unrelated>>);
static_assert(!ex::receiver<tagged<unrelated>&>);
static_assert(!ex::receiver<const tagged<unrelated>&>);
static_assert(!ex::receiver<tagged<unrelated>&&>);

// Types that have no members, or are not objects.
static_assert(!ex::receiver<void>);
static_assert(!ex::receiver<int>);
static_assert(!ex::receiver<tagged<tag::receiver>*>);
static_assert(!ex::receiver<tagged<tag::receiver>[2]>);
static_assert(!ex::receiver<tagged<tag::receiver>()>);
