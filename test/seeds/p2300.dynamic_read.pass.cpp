// seed: P2300R10 L520
//
// A size is read, then as many bytes: what let_value was sent lives until the sender that its function made of it has
// completed, so that reads under way can write into it.

#include "async_recv.h"
#include "execution.h"
#include "fake_socket.h"
#include "receivers.h"

#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

struct dynamic_buffer {
  static inline std::atomic<int> alive = 0;

  std::unique_ptr<std::byte[]> data;
  std::size_t size = 0;

  dynamic_buffer() { ++alive; }
  dynamic_buffer(dynamic_buffer&& other) noexcept : data(std::move(other.data)), size(other.size) { ++alive; }
  ~dynamic_buffer() { --alive; }
};

// A pipeable adaptor: reads from the socket into the span that its input sends, and sends the number of bytes.
struct async_read : ex::sender_adaptor_closure<async_read> {
  fake_socket* socket;

  explicit async_read(fake_socket& socket) : socket(&socket) {}

  template<ex::sender Sndr>
  ex::sender auto operator()(Sndr&& sndr) const {
    return ex::let_value(
      std::forward<Sndr>(sndr), [socket = socket](std::span<std::byte>& into) { return async_recv(*socket, into); });
  }
};

ex::sender auto async_read_array(fake_socket& socket) {
  return ex::just(dynamic_buffer()) | ex::let_value([&socket](dynamic_buffer& buffer) {
    return ex::just(std::as_writable_bytes(std::span(&buffer.size, 1))) | async_read(socket) |
           ex::then([&buffer](std::size_t bytes) {
             assert(bytes == sizeof(buffer.size));
             buffer.data = std::make_unique<std::byte[]>(buffer.size);
             return std::span(buffer.data.get(), buffer.size);
           }) |
           async_read(socket) | ex::then([&buffer](std::size_t bytes) {
             assert(bytes == buffer.size);
             return std::move(buffer);
           });
  });
}

std::string size_of(std::string_view payload) {
  const std::size_t size = payload.size();
  return std::string(reinterpret_cast<const char*>(&size), sizeof(size));
}

void check(const dynamic_buffer& buffer, std::string_view payload) {
  assert(std::string_view(reinterpret_cast<const char*>(buffer.data.get()), buffer.size) == payload);
}

int main(int, char**) {
  constexpr std::string_view payload = "as many bytes as were announced";

  { // everything is there
    completion_queue queue;
    fake_socket socket(queue);
    record told;
    socket.peer_sends(size_of(payload) + std::string(payload));
    run(async_read_array(socket), value_receiver(told, [=](dynamic_buffer buffer) { check(buffer, payload); }));
    assert(told.value());
  }
  assert(dynamic_buffer::alive == 0);
  { // both reads are under way for a while
    completion_queue queue;
    fake_socket socket(queue);
    record told;
    {
      auto op = ex::connect(
        async_read_array(socket), value_receiver(told, [=](dynamic_buffer buffer) { check(buffer, payload); }));
      ex::start(op);
      assert(dynamic_buffer::alive > 0);
      socket.peer_sends(size_of(payload));
      queue.poll();
      assert(told.pending());
      assert(socket.reads() == 2);
      socket.peer_sends(payload);
      queue.poll();
      assert(told.value());
    }
    assert(dynamic_buffer::alive == 0);
  }
  { // the second one fails
    completion_queue queue;
    fake_socket socket(queue);
    record told;
    {
      auto op = ex::connect(async_read_array(socket), any_receiver(told));
      ex::start(op);
      socket.peer_sends(size_of(payload));
      queue.poll();
      socket.peer_breaks(std::errc::connection_reset);
      queue.poll();
      assert(told.error());
    }
    assert(dynamic_buffer::alive == 0);
  }
  { // the reads are finished by an I/O thread while this one waits
    completion_queue queue;
    fake_socket socket(queue);
    io_thread io(queue);
    std::thread peer([&] {
      socket.peer_sends(size_of(payload));
      socket.wait_for_reads(2);
      socket.peer_sends(payload);
    });
    auto [buffer] = ext::sync_wait(async_read_array(socket)).value();
    check(buffer, payload);
    peer.join();
  }
  assert(dynamic_buffer::alive == 0);
  return 0;
}
