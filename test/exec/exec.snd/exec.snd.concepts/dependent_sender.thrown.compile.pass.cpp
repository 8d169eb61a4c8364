// [exec.snd.concepts]/1
//
// A sender that throws a dependent_sender_error where it is asked without an environment is a dependent sender.
//
// EDITION: cd c++26
// INFORMATIVE: a compiler without exceptions in constant expressions cannot tell what was thrown

#include "execution.h"
#include "tags.h"

struct confessing {
  using sender_concept = tag::sender;

  template<class Self>
  static consteval ex::completion_signatures<> get_completion_signatures() {
    throw ex::dependent_sender_error();
  }

  template<class Self, class Env>
  static consteval ex::completion_signatures<> get_completion_signatures() {
    return {};
  }
};

static_assert(ex::dependent_sender<confessing>);
static_assert(ex::sender_in<confessing, ex::env<>>);
