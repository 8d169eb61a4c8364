// The execution policies that bulk and its siblings take. An implementation has them where it has everything else, or
// takes those of the standard library: its profile says so with -DCONFORM_POLICIES=std::execution among the flags.
//
// Nobody may copy a policy: whether that is possible is up to the library.

#ifndef SUPPORT_POLICIES_H
#define SUPPORT_POLICIES_H

#include "execution.h"

#ifndef CONFORM_POLICIES
#define CONFORM_POLICIES CONFORM_EX
#endif

namespace policies = CONFORM_POLICIES;

#endif
