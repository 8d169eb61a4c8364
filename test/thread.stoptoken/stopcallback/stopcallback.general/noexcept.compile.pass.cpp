// [stopcallback.general]/1
//
// A callback is made without an exception if its function is made so from the initializer, and only then.

#include "execution.h"

#include <type_traits>

struct function {
  explicit function(int) noexcept;
  explicit function(double) noexcept(false);
  function(const function&) noexcept(false);
  function(function&&) noexcept;
  void operator()() noexcept(false);
};

template<class Token, class Init>
constexpr bool nothrow = std::is_nothrow_constructible_v<exs::stop_callback<function>, Token, Init>;

static_assert(nothrow<exs::stop_token, int>);
static_assert(nothrow<exs::stop_token&, int>);
static_assert(nothrow<const exs::stop_token, int>);
static_assert(nothrow<const exs::stop_token&, int>);
static_assert(nothrow<exs::stop_token, function>);
static_assert(!nothrow<exs::stop_token, double>);
static_assert(!nothrow<const exs::stop_token&, double>);
static_assert(!nothrow<exs::stop_token, function&>);
static_assert(!nothrow<const exs::stop_token&, const function&>);
