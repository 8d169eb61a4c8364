// [exec.getcomplsigs]/3.5
//
// Only a static member function template of the sender is asked, with its type and that of the environment: no other
// member, and no function outside.

#include "execution.h"
#include "tags.h"

using signatures = ex::completion_signatures<ex::set_value_t(int)>;

struct tagged {
  using sender_concept = tag::sender;
};

struct not_static : tagged {
  template<class Self, class... Env>
  consteval signatures get_completion_signatures() const {
    return {};
  }
};

struct no_template : tagged {
  static consteval signatures get_completion_signatures() { return {}; }
};

class private_member : public tagged {
  template<class Self, class... Env>
  static consteval signatures get_completion_signatures() {
    return {};
  }
};

struct two_environments : tagged {
  template<class Self, class First, class Second>
  static consteval signatures get_completion_signatures() {
    return {};
  }
};

struct with_friend : tagged {
  template<class Self, class... Env>
  friend consteval signatures get_completion_signatures(const with_friend&, const Env&...) {
    return {};
  }
};

template<class Sndr>
concept silent = ex::sender<Sndr> && !ex::sender_in<Sndr, ex::env<>> && !ex::sender_in<const Sndr&, ex::env<>>;

static_assert(silent<not_static>);
static_assert(silent<no_template>);
static_assert(silent<private_member>);
static_assert(silent<two_environments>);
static_assert(silent<with_friend>);
