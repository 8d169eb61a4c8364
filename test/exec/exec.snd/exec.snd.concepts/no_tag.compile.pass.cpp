// [exec.snd.concepts]/6.2
//
// A sender that cannot be decomposed into at least two parts has no tag, and what is not a sender has none.

#include "execution.h"
#include "tags.h"

template<class T>
concept has_tag = requires { typename ex::tag_of_t<T>; };

struct tagged {
  using sender_concept = tag::sender;
};

struct my_tag {};

struct two_parts {
  using sender_concept = tag::sender;
  my_tag tag;
  int data;
};

struct no_part : tagged {};

struct one_part : tagged {
  my_tag tag;
};

class private_parts : public tagged {
  my_tag tag;
  int data;
};

struct no_sender {
  my_tag tag;
  int data;
};

static_assert(has_tag<two_parts>);
static_assert(has_tag<const two_parts&>);
static_assert(!has_tag<no_part>);
static_assert(!has_tag<one_part>);
static_assert(!has_tag<private_parts>);
static_assert(!has_tag<no_sender>);
static_assert(!has_tag<int>);
