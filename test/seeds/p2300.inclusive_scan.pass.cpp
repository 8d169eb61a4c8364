// seed: P2300R10 L441
//
// An inclusive scan in tiles: each tile is scanned on the scheduler, the sums of the tiles are scanned by one agent,
// and each tile gets the sum of those before it.

#include "contexts.h"
#include "execution.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <functional>
#include <numeric>
#include <span>
#include <thread>
#include <utility>
#include <vector>

template<class OnAgent>
ex::sender auto async_inclusive_scan(ex::scheduler auto sch, std::span<const double> input, std::span<double> output,
  double init, std::size_t tiles, OnAgent on_agent) {
  const std::size_t tile_size = (input.size() + tiles - 1) / tiles;
  const auto begin_of = [=](std::size_t tile) { return std::min(input.size(), tile * tile_size); };

  std::vector<double> sums(tiles + 1);
  sums[0] = init;

  return ex::just(std::move(sums)) | ex::continues_on(sch) |
         ex::bulk(ex::par, tiles,
           [=](std::size_t tile, std::vector<double>& sums) {
             on_agent();
             const auto part = input.subspan(begin_of(tile), begin_of(tile + 1) - begin_of(tile));
             std::inclusive_scan(part.begin(), part.end(), output.begin() + begin_of(tile));
             sums[tile + 1] = part.empty() ? 0 : output[begin_of(tile + 1) - 1];
           }) |
         ex::then([=](std::vector<double>&& sums) {
           on_agent();
           std::inclusive_scan(sums.begin(), sums.end(), sums.begin());
           return std::move(sums);
         }) |
         ex::bulk(ex::par, tiles,
           [=](std::size_t tile, std::vector<double>& sums) {
             on_agent();
             for (double& e : output.subspan(begin_of(tile), begin_of(tile + 1) - begin_of(tile)))
               e += sums[tile];
           }) |
         ex::then([=](std::vector<double>&&) {
           on_agent();
           return output;
         });
}

template<class Scheduler, class OnAgent>
void test(Scheduler sch, OnAgent on_agent) {
  constexpr std::array<double, 10> input{3, 1, 4, 1, 5, 9, 2, 6, 5, 3};
  constexpr double init = 100;
  std::array<double, 10> expected;
  std::inclusive_scan(input.begin(), input.end(), expected.begin(), std::plus<>(), init);

  for (std::size_t tiles : {1, 2, 3, 7, 10}) {
    std::array<double, 10> output{};
    auto sndr = async_inclusive_scan(sch, input, output, init, tiles, on_agent);
    assert(output == (std::array<double, 10>{})); // nothing was done yet

    auto [scanned] = ext::sync_wait(sndr).value();
    assert(scanned.data() == output.data() && scanned.size() == output.size());
    assert(output == expected);

    // The sender has kept its own vector of sums, and can be used again.
    output.fill(0);
    ext::sync_wait(std::move(sndr));
    assert(output == expected);
  }
}

int main(int, char**) {
  { // on a pool
    thread_pool pool;
    test(pool.scheduler(), [&pool] { assert(pool.runs_here()); });
  }
  { // on the thread that waits
    const auto here = std::this_thread::get_id();
    test(ex::inline_scheduler(), [here] { assert(std::this_thread::get_id() == here); });
  }
  return 0;
}
