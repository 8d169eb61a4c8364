// [stopcallback.inplace.general]/u1
//
// From a function, a pointer to it is deduced.

#include "execution.h"

#include <concepts>

void function();

static_assert(std::same_as<decltype(exs::inplace_stop_callback(exs::inplace_stop_token(), function)),
  exs::inplace_stop_callback<void (*)()>>);
static_assert(std::same_as<decltype(exs::inplace_stop_callback(exs::inplace_stop_token(), &function)),
  exs::inplace_stop_callback<void (*)()>>);
