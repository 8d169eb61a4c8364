// [thread.stoptoken.syn]/u1
//
// stop_callback_for_t is what the token's callback_type makes of the function's type.

#include "execution.h"

#include <concepts>

template<class Fn>
struct callback {};

struct alias_token {
  template<class Fn>
  using callback_type = callback<Fn>;
};

struct class_token {
  template<class Fn>
  struct callback_type {};
};

struct function {
  void operator()() noexcept;
};

static_assert(std::same_as<exs::stop_callback_for_t<alias_token, function>, callback<function>>);
static_assert(std::same_as<exs::stop_callback_for_t<alias_token, function&>, callback<function&>>);
static_assert(std::same_as<exs::stop_callback_for_t<alias_token, const function>, callback<const function>>);
static_assert(std::same_as<exs::stop_callback_for_t<class_token, function>, class_token::callback_type<function>>);
