// What an operating system would offer: sockets, whose reads are finished later and then announced by a completion
// queue that some thread of the program serves.

#ifndef SEEDS_FAKE_SOCKET_H
#define SEEDS_FAKE_SOCKET_H

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <cstddef>
#include <cstring>
#include <deque>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

// A read under way. It belongs to whoever asked for it, who keeps it alive until it has been announced.
struct io_request {
  using completion = void(io_request*, std::size_t bytes, std::errc error) noexcept;

  completion* completed;
  std::span<std::byte> buffer;

  // The outcome, once there is one.
  std::size_t bytes = 0;
  std::errc error{};
};

class completion_queue {
public:
  completion_queue() = default;
  completion_queue(completion_queue&&) = delete;

  void post(io_request* request) {
    std::lock_guard lock(mutex);
    finished.push_back(request);
    changed.notify_one();
  }

  // Announces what is finished, and what gets finished by that; true if there was anything.
  bool poll() {
    bool any = false;
    while (io_request* request = pop(false)) {
      request->completed(request, request->bytes, request->error);
      any = true;
    }
    return any;
  }

  // Announces until the queue is closed and empty.
  void run() {
    while (io_request* request = pop(true))
      request->completed(request, request->bytes, request->error);
  }

  void close() {
    std::lock_guard lock(mutex);
    closed = true;
    changed.notify_all();
  }

private:
  io_request* pop(bool wait) {
    std::unique_lock lock(mutex);
    if (wait)
      changed.wait(lock, [this] { return closed || !finished.empty(); });
    if (finished.empty())
      return nullptr;
    io_request* const request = finished.front();
    finished.pop_front();
    return request;
  }

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<io_request*> finished;
  bool closed = false;
};

// A thread that serves a queue.
class io_thread {
public:
  explicit io_thread(completion_queue& queue) : queue(queue), thread([&queue] { queue.run(); }) {}

  ~io_thread() {
    queue.close();
    thread.join();
  }

  bool runs_here() const noexcept { return std::this_thread::get_id() == thread.get_id(); }

private:
  completion_queue& queue;
  std::thread thread;
};

class fake_socket {
public:
  enum class status { finished, pending, failed };

  explicit fake_socket(completion_queue& queue) : queue(queue) {}
  fake_socket(fake_socket&&) = delete;

  // Reads at most a buffer full: at once if something is there, and then the queue does not announce it; else later.
  // One read at a time.
  status read(io_request& request) {
    std::lock_guard lock(mutex);
    ++read_count;
    read_again.notify_all();
    assert(waiting == nullptr);
    if (!received.empty()) {
      fill(request);
      return status::finished;
    }
    if (broken != std::errc()) {
      request.error = broken;
      return status::failed;
    }
    waiting = &request;
    return status::pending;
  }

  // The read is given up, unless it is finished.
  void cancel(io_request& request) {
    std::lock_guard lock(mutex);
    if (waiting == &request)
      finish(0, std::errc::operation_canceled);
  }

  void write(std::span<const std::byte> bytes) {
    std::lock_guard lock(mutex);
    sent.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  }

  // What the other end does.
  void peer_sends(std::string_view bytes) {
    std::lock_guard lock(mutex);
    received.append(bytes);
    if (waiting != nullptr) {
      fill(*waiting);
      finish(waiting->bytes, std::errc());
    }
  }

  void peer_breaks(std::errc error) {
    std::lock_guard lock(mutex);
    broken = error;
    if (waiting != nullptr)
      finish(0, error);
  }

  std::string peer_receives() {
    std::lock_guard lock(mutex);
    return std::exchange(sent, {});
  }

  int reads() {
    std::lock_guard lock(mutex);
    return read_count;
  }

  // Waits until the socket has been read so many times.
  void wait_for_reads(int count) {
    std::unique_lock lock(mutex);
    read_again.wait(lock, [&] { return read_count >= count; });
  }

private:
  void fill(io_request& request) {
    request.bytes = std::min(request.buffer.size(), received.size());
    std::memcpy(request.buffer.data(), received.data(), request.bytes);
    received.erase(0, request.bytes);
  }

  void finish(std::size_t bytes, std::errc error) {
    waiting->bytes = bytes;
    waiting->error = error;
    queue.post(std::exchange(waiting, nullptr));
  }

  completion_queue& queue;
  std::mutex mutex;
  std::condition_variable read_again;
  io_request* waiting = nullptr;
  std::string received;
  std::string sent;
  std::errc broken{};
  int read_count = 0;
};

#endif
