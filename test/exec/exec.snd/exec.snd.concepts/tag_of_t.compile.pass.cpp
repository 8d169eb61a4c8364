// [exec.snd.concepts]/6.1
//
// tag_of_t names the type of the first part of a sender that has at least two, decayed; also of a sender of the user's.

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>

struct my_tag {};

template<class Tag, class... Rest>
struct parts;

template<class Tag, class Data>
struct parts<Tag, Data> {
  using sender_concept = tag::sender;
  Tag tag;
  Data data;
};

template<class Tag, class Data, class Child>
struct parts<Tag, Data, Child> {
  using sender_concept = tag::sender;
  Tag tag;
  Data data;
  Child child;
};

template<class Tag, class Data, class First, class Second>
struct parts<Tag, Data, First, Second> {
  using sender_concept = tag::sender;
  Tag tag;
  Data data;
  First first;
  Second second;
};

template<class Sndr, class Tag>
concept tagged_by = std::same_as<ex::tag_of_t<Sndr>, Tag> && std::same_as<ex::tag_of_t<Sndr&>, Tag> &&
                    std::same_as<ex::tag_of_t<const Sndr&>, Tag> && std::same_as<ex::tag_of_t<const Sndr>, Tag>;

static_assert(tagged_by<parts<my_tag, int>, my_tag>);
static_assert(tagged_by<parts<my_tag, int, decltype(ex::just())>, my_tag>);
static_assert(tagged_by<parts<my_tag, int, char, decltype(ex::just())>, my_tag>);
static_assert(tagged_by<parts<int, my_tag>, int>);

// Decayed.
static_assert(tagged_by<parts<const my_tag, int>, my_tag>);
static_assert(tagged_by<parts<my_tag&, int>, my_tag>);
static_assert(tagged_by<parts<const my_tag&, int>, my_tag>);

static_assert(tagged_by<decltype(ex::read_env(exs::get_stop_token)), std::remove_cvref_t<decltype(ex::read_env)>>);
static_assert(tagged_by<decltype(ex::just() | ex::then([] {})), ex::then_t>);
static_assert(tagged_by<decltype(ex::just() | ex::let_value([] { return ex::just(); })), ex::let_value_t>);
