// [stopsource.general]/u1
//
// Sources are compared without an exception.

#include "execution.h"

#include <utility>

static_assert(noexcept(std::declval<exs::stop_source&>() == std::declval<exs::stop_source&>()));
