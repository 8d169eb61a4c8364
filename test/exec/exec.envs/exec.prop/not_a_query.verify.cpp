// [exec.prop]/2
//
// The query must be one that can be asked of an environment: it is a mandate.

#include "execution.h"

struct asked {
#ifdef CONTROL
  template<class Env>
  const int& operator()(const Env& env) const noexcept {
    return env.query(*this);
  }
#endif
};

void test() {
  [[maybe_unused]] ex::prop<asked, int> env{asked(), 7}; // REJECTED
}
