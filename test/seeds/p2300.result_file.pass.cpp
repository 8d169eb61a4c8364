// seed: P2300R10 L1885
//
// When sync_wait returns, the continuation that writes the file has run, and what it wrote can be read.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <cstdio>

int main(int, char**) {
  thread_pool pool;
  std::FILE* const file = std::tmpfile();
  assert(file != nullptr);

  ex::scheduler auto sch = pool.scheduler();
  ex::sender auto sndr = ex::schedule(sch);
  ex::sender auto cont = ex::then(sndr, [&] {
    assert(pool.runs_here());
    std::fputs("42", file);
  });
  assert(std::ftell(file) == 0);

  ext::sync_wait(cont);
  std::rewind(file);
  int result = 0;
  assert(std::fscanf(file, "%d", &result) == 1);
  assert(result == 42);
  std::fclose(file);
  return 0;
}
