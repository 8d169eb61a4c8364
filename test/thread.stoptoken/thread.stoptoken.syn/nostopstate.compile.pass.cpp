// [thread.stoptoken.syn]/u1
//
// nostopstate is a constant of the type nostopstate_t, which nothing is converted to by accident.

#include "execution.h"

#include <concepts>

template<class T>
concept made_from_braces = requires(void (*take)(T)) { take({}); };

static_assert(std::same_as<decltype(exs::nostopstate), const exs::nostopstate_t>);
static_assert(std::default_initializable<exs::nostopstate_t>);
static_assert(made_from_braces<int> && !made_from_braces<exs::nostopstate_t>);

constexpr exs::nostopstate_t copy = exs::nostopstate;
