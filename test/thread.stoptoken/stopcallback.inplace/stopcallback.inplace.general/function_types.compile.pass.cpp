// [stopcallback.inplace.general]/1
//
// The function may be of any type that can be called without arguments and destroyed: also a reference, a pointer, a
// const type, a final class.

#include "execution.h"

#include <type_traits>

struct function {
  void operator()() noexcept;
  void operator()() const noexcept;
};

struct final_function final {
  int operator()();
};

template<class Fn, class Init>
constexpr bool accepted = std::is_constructible_v<exs::inplace_stop_callback<Fn>, exs::inplace_stop_token, Init>;

static_assert(accepted<function&, function&>);
static_assert(accepted<const function&, const function&>);
static_assert(accepted<function&&, function>);
static_assert(accepted<const function, function>);
static_assert(accepted<final_function, final_function>);
static_assert(accepted<void (*)(), void (*)()>);
static_assert(accepted<void (&)(), void (&)()>);

static_assert(!accepted<function&, const function&>);
static_assert(!accepted<function&, function>);
