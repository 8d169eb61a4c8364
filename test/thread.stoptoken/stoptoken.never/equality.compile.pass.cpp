// [stoptoken.never]/1
//
// All tokens of type never_stop_token are equal, also in constant expressions.

#include "execution.h"

static_assert(exs::never_stop_token() == exs::never_stop_token());
static_assert(!(exs::never_stop_token() != exs::never_stop_token()));
