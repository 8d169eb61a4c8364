// seed: P2300R10 L1235
//
// A legacy read starts on the I/O thread, and what it has read is processed on the workers.

#include "contexts.h"
#include "execution.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>
#include <thread>
#include <utility>

constexpr std::string_view message = "what was read";

// Where it was called: functions that know nothing of senders.
thread_local int reads = 0;

std::size_t legacy_read_from_socket(int socket, char* buffer, std::size_t size) {
  ++reads;
  assert(socket == 7);
  return message.copy(buffer, size);
}

int main(int, char**) {
  single_thread_context io;
  thread_pool work;
  std::array<char, 64> buffer{};
  char* const data = buffer.data();
  bool processed = false;

  auto read = ex::just(7, data, buffer.size()) | ex::then(legacy_read_from_socket) | ex::then([&](std::size_t n) {
    assert(io.runs_here());
    assert(reads == 1); // it was this thread that has read
    return n;
  });

  auto flow = ex::starts_on(io.get_scheduler(), std::move(read)) | ex::continues_on(work.scheduler()) |
              ex::then([&, data](std::size_t n) {
                assert(work.runs_here());
                assert(reads == 0);
                assert(std::string_view(data, n) == message);
                processed = true;
              });
  assert(!processed);

  ext::sync_wait(std::move(flow));
  assert(processed);
  assert(reads == 0);
  return 0;
}
