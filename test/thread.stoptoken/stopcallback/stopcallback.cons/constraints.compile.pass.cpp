// [stopcallback.cons]/1
//
// A callback can be made from a token and whatever the function can be made from, and from nothing else.

#include "execution.h"

#include <type_traits>

struct initializer {};

struct function {
  explicit function(initializer);
  void operator()() noexcept;
};

struct move_only {
  move_only(move_only&&) noexcept;
  void operator()() noexcept;
};

struct from_lvalue {
  explicit from_lvalue(initializer&);
  void operator()() noexcept;
};

template<class Token, class Fn, class Init>
constexpr bool can_be_made_with = std::is_constructible_v<exs::stop_callback<Fn>, Token, Init>;

// The two constructors agree.
template<class Fn, class Init>
constexpr bool can_be_made =
  can_be_made_with<exs::stop_token, Fn, Init> && can_be_made_with<const exs::stop_token&, Fn, Init>;
template<class Fn, class Init>
constexpr bool cannot_be_made =
  !can_be_made_with<exs::stop_token, Fn, Init> && !can_be_made_with<const exs::stop_token&, Fn, Init>;

static_assert(can_be_made<function, initializer>);
static_assert(can_be_made<function, initializer&>);
static_assert(can_be_made<function, const initializer&>);
static_assert(can_be_made<function, function>);
static_assert(can_be_made<function, const function&>);
static_assert(cannot_be_made<function, int>);
static_assert(cannot_be_made<function, initializer*>);

static_assert(can_be_made<move_only, move_only>);
static_assert(cannot_be_made<move_only, move_only&>);
static_assert(cannot_be_made<move_only, const move_only>);

static_assert(can_be_made<from_lvalue, initializer&>);
static_assert(cannot_be_made<from_lvalue, initializer>);

static_assert(!std::is_constructible_v<exs::stop_callback<function>, exs::stop_token>);
static_assert(!std::is_constructible_v<exs::stop_callback<function>, initializer>);
static_assert(!std::is_constructible_v<exs::stop_callback<function>, int, initializer>);
static_assert(!std::is_constructible_v<exs::stop_callback<function>, exs::stop_token, initializer, int>);
