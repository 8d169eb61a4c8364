// [thread.stoptoken.syn]/u1
//
// Whether a token has a callback for a function can be asked: stop_callback_for_t is an alias and no more.

#include "execution.h"

struct token {
  template<class Fn>
  using callback_type = Fn::type;
};

// Not a template.
struct type_token {
  using callback_type = int;
};

struct no_callback_token {};

struct accepted {
  using type = int;
};

struct rejected {};

template<class Token, class Fn>
concept has_callback = requires { typename exs::stop_callback_for_t<Token, Fn>; };

static_assert(has_callback<token, accepted>);
static_assert(!has_callback<token, rejected>);
static_assert(!has_callback<type_token, accepted>);
static_assert(!has_callback<no_callback_token, accepted>);
