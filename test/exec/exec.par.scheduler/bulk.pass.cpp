// [exec.par.scheduler]/10
//
// The parallel scheduler customizes bulk_chunked, and with it bulk: the backend is asked for chunks, and a chunk
// becomes a call of the function for each of its indices.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

#include <vector>

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  record told;
  std::vector<int> seen;
  auto op = ex::connect(ex::schedule(scheduler_of(backend)) | ex::then([] { return move_only(100); }) |
                          ex::bulk(ex::par, 10,
                            [&](int index, move_only& value) noexcept {
                              seen.push_back(index);
                              ++value.value;
                            }),
    value_receiver(told, [](move_only value) { assert(value.value == 104); }));
  const request bulk = start_bulk<chunked>(*backend, op);
  assert(bulk.size == 10);
  bulk.items->execute(7, 10);
  assert((seen == std::vector{7, 8, 9}));
  bulk.items->execute(0, 1);
  assert((seen == std::vector{7, 8, 9, 0}));
  bulk.proxy->set_value();
  assert(told.value());
  return 0;
}
