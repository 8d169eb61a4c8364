// [exec.snd.concepts]/8
//
// What gives a value sends that, of its very type; what gives none sends nothing.

#include "coroutines.h"
#include "execution.h"

static_assert(awaited_as<awaiter<int>, int>);
static_assert(awaited_as<awaiter<int&>, int&>);
static_assert(awaited_as<awaiter<const int&>, const int&>);
static_assert(awaited_as<awaiter<void>>);
