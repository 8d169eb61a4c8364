// [stopcallback.inplace.general]/u1
//
// A callback is made explicitly: a token and an initializer in braces are not converted to one.

#include "execution.h"

#include <utility>

struct function {
  void operator()() const noexcept;
};

struct converted {
  converted(exs::inplace_stop_token, function);
};

template<class T>
concept made_from_braces = requires(void (*take)(const T&)) { take({exs::inplace_stop_token(), function()}); };

static_assert(made_from_braces<converted>);
static_assert(!made_from_braces<exs::inplace_stop_callback<function>>);
