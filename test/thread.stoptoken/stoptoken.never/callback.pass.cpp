// [stoptoken.never]/1
//
// A callback of never_stop_token is made from a token and anything, explicitly and without an exception, and calls
// nothing.

#include "execution.h"
#include "stop_callbacks.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct throwing_copy {
  throwing_copy();
  throwing_copy(const throwing_copy&) noexcept(false);
  void operator()();
};

template<class Fn>
using callback = exs::never_stop_token::callback_type<Fn>;

template<class Fn, class Init>
constexpr bool nothrow = std::is_nothrow_constructible_v<callback<Fn>, exs::never_stop_token, Init>;

static_assert(nothrow<counting, counting>);
static_assert(nothrow<counting, counting&>);
static_assert(nothrow<counting, const counting&>);
static_assert(nothrow<throwing_copy, const throwing_copy&>);
static_assert(nothrow<counting, int>);
static_assert(nothrow<int, void*>);
static_assert(std::is_constructible_v<callback<counting>, exs::never_stop_token&, counting>);
static_assert(std::is_constructible_v<callback<counting>, const exs::never_stop_token, counting>);
static_assert(std::is_constructible_v<callback<counting>, const exs::never_stop_token&, counting>);
static_assert(!std::is_constructible_v<callback<counting>, exs::never_stop_token>);
static_assert(!std::is_constructible_v<callback<counting>, int, counting>);

template<class T>
concept made_from_braces = requires(void (*take)(const T&)) { take({exs::never_stop_token(), 1}); };
static_assert(!made_from_braces<callback<counting>>);
static_assert(made_from_braces<std::pair<exs::never_stop_token, int>>);

int main(int, char**) {
  int calls = 0;
  {
    const exs::never_stop_token token;
    callback<counting> called_never(token, counting{&calls});
    exs::stop_callback_for_t<exs::never_stop_token, counting> called_never_either(token, counting{&calls});
  }
  assert(calls == 0);
  return 0;
}
