// [stopsource.inplace.general]/1
//
// A stop is always possible, which is known without an object.

#include "execution.h"

#include <concepts>

static_assert(exs::inplace_stop_source::stop_possible());
static_assert(noexcept(exs::inplace_stop_source::stop_possible()));
static_assert(std::same_as<decltype(exs::inplace_stop_source::stop_possible()), bool>);
