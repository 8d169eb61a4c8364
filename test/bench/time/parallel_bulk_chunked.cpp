// A loop over ten million indices by bulk_chunked on the parallel scheduler.

#include "../ten_million.h"

#include "execution.h"

int main() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  return time_loop([&](ten_million_values& work) {
    ext::sync_wait(ex::schedule(sch) |
                   ex::bulk_chunked(ex::par, ten_million, [&](int begin, int end) noexcept { work(begin, end); }));
  });
}
