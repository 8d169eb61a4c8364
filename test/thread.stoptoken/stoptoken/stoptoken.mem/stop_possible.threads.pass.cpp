// [stoptoken.mem]/3.2
//
// Sources of one stop state are copied, moved, assigned and destroyed on two threads at the same time, each its own: a
// stop is possible as long as one is left, and no longer.

#include "execution.h"

#include <atomic>
#include <cassert>
#include <optional>
#include <thread>
#include <utility>

// Goes on until the other thread has done its share, too, so that all of that is done at the same time as this.
void copy_and_destroy(exs::stop_source source, std::atomic<int>& done, const std::atomic<int>& done_by_other) {
  constexpr int share = 50'000;
  const exs::stop_token token = source.get_token();
  while (done.load(std::memory_order_relaxed) < share || done_by_other.load(std::memory_order_relaxed) < share) {
    exs::stop_source copy(source);
    exs::stop_source moved(std::move(source));
    source = copy;
    assert(token.stop_possible());
    done.fetch_add(1, std::memory_order_relaxed);
  }
}

int main(int, char**) {
  std::optional<exs::stop_source> source(std::in_place);
  const exs::stop_token token = source->get_token();
  std::atomic<int> done[2] = {0, 0};
  std::thread thread([&done, source = *source] { copy_and_destroy(source, done[0], done[1]); });
  copy_and_destroy(*source, done[1], done[0]);
  thread.join();
  assert(token.stop_possible());
  source.reset();
  assert(!token.stop_possible());
  assert(!token.stop_requested());
  return 0;
}
