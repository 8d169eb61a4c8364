// [stopcallback.general]/1
//
// From a function, a pointer to it is deduced.

#include "execution.h"

#include <concepts>

void function();

static_assert(std::same_as<decltype(exs::stop_callback(exs::stop_token(), function)), exs::stop_callback<void (*)()>>);
static_assert(std::same_as<decltype(exs::stop_callback(exs::stop_token(), &function)), exs::stop_callback<void (*)()>>);
