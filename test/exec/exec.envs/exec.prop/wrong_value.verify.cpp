// [exec.prop]/2
//
// The value must be one that the query can answer with: it is a mandate.

#include "execution.h"

#include <concepts>
#include <type_traits>

// Must be answered with an int.
struct asked {
  template<class Env>
  auto operator()(const Env& env) const noexcept
    requires std::same_as<std::remove_cvref_t<decltype(env.query(*this))>, int>
  {
    return env.query(*this);
  }
};

#ifdef CONTROL
using value = int;
#else
using value = long;
#endif

void test() {
  [[maybe_unused]] auto env = ex::prop(asked(), value(7)); // REJECTED
}
