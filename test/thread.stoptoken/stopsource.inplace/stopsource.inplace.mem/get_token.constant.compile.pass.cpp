// [stopsource.inplace.mem]/1
//
// The token of a source that has static storage duration is known at compile time.

#include "execution.h"

#include <concepts>

exs::inplace_stop_source source;
constexpr exs::inplace_stop_token token = source.get_token();
constinit exs::inplace_stop_token variable = source.get_token();

static_assert(std::same_as<decltype(token), const exs::inplace_stop_token>);
