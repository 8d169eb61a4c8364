// [exec.general]/6
//
// What a sender is to keep must be such that its decayed type can be moved, and can be made from the argument: then it
// is taken, whatever its value category.

#include "execution.h"
#include "values.h"

#include <utility>

template<class T>
concept kept = requires(T&& t) { ex::just(std::forward<T>(t)); };

static_assert(kept<int> && kept<int&> && kept<const int&> && kept<const int>);
static_assert(kept<move_only> && kept<throwing_move> && kept<throwing_copy&>);
static_assert(kept<int (&)(int)>); // decays to a pointer

// Can be copied from a const lvalue only.
struct from_const_lvalue {
  from_const_lvalue(const from_const_lvalue&);
};
static_assert(kept<const from_const_lvalue&> && kept<from_const_lvalue>);
