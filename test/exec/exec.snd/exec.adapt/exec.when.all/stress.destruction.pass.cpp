// [exec.when.all]/18
//
// Children complete on threads of their own while another thread requests a stop, which completes them, too; and the
// completion destroys the operation.
//
// INFORMATIVE: the operation has the stop source whose request_stop may be what completes it, and nothing says that a
// stop source may be destroyed meanwhile

#include "joined_stress.h"

#include <cassert>

int main(int, char**) {
  assert(joined_stress::race_completions(2000, true));
  return 0;
}
