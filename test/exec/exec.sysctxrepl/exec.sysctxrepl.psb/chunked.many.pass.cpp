// [exec.sysctxrepl.psb]/5.2, [exec.sysctxrepl.psb]/5.3, [exec.sysctxrepl.psb]/5.4
//
// The default backend can do work with as many indices as can be counted: no index is lost and none comes twice.
//
// INFORMATIVE: chunks may be of any size, so that to call the function for all of them may take for ever

#include "bulk.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>
#include <mutex>
#include <utility>
#include <vector>

void test(std::size_t size) {
  std::mutex mutex;
  std::vector<std::pair<std::size_t, std::size_t>> chunks;
  assert(ext::sync_wait(chunked::run(ex::schedule(ex::get_parallel_scheduler()), size, [&](auto b, auto e) noexcept {
    const std::lock_guard lock(mutex);
    chunks.emplace_back(b, e);
  })));
  std::ranges::sort(chunks);
  std::size_t end = 0;
  for (const auto& [b, e] : chunks) {
    assert(b == end && b < e);
    end = e;
  }
  assert(end == size);
}

int main(int, char**) {
  constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
  for (std::size_t less = 0; less != 20; ++less)
    test(most - less);
  test(most / 2 + 1);
  return 0;
}
