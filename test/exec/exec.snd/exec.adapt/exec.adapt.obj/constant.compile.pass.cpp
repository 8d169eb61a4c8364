// [exec.adapt.obj]/1
//
// Closures can be made, composed and piped in constant expressions.
//
// INFORMATIVE: nothing says so of making, composing and piping them, only of the calls of what results

#include "closures.h"
#include "execution.h"

constexpr numbered_sender sndr;
constexpr appending_closure closure(5);
static_assert((sndr | closure).number == 522);

constexpr auto composed = closure | appending_closure(6);
static_assert((sndr | composed).number == 522623);

constexpr auto bound = ex::then([](int i) { return i; });
static_assert(ex::sender<decltype(ex::just(1) | bound)>);
