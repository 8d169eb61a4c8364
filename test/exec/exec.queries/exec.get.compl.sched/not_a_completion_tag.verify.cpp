// [exec.get.compl.sched]/2
//
// There are completion schedulers for the three completion tags, and for no other type, whatever the attributes answer.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

struct attributes {
  template<class Tag>
  numbered_scheduler query(ex::get_completion_scheduler_t<Tag>) const noexcept {
    return {};
  }
};

#ifdef CONTROL
using type = ex::set_value_t;
#else
using type = ex::start_t;
#endif

void test() {
  static_cast<void>(ex::get_completion_scheduler<type>(attributes())); // REJECTED
}
