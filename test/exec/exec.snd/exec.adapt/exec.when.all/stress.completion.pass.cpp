// [exec.when.all]/18
//
// Children complete on threads of their own while another thread requests a stop, which completes them, too: the
// operation completes once, as what became of its children says.

#include "joined_stress.h"

#include <cassert>

int main(int, char**) {
  assert(joined_stress::race_completions(2000, false));
  return 0;
}
