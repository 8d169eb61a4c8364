// [exec.get.fwd.progress]/u1
//
// forward_progress_guarantee is a scoped enumeration with three enumerators.

#include "execution.h"

#include <type_traits>

using guarantee = ex::forward_progress_guarantee;

static_assert(std::is_scoped_enum_v<guarantee>);
static_assert(guarantee::concurrent != guarantee::parallel);
static_assert(guarantee::concurrent != guarantee::weakly_parallel);
static_assert(guarantee::parallel != guarantee::weakly_parallel);
