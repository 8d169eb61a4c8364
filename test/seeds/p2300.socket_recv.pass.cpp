// seed: P2300R10 L589
//
// A read that an operating system finishes on another thread completes exactly once, whether bytes, an error or a stop
// request come first, and nothing touches the operation after that.

#include "async_recv.h"
#include "execution.h"
#include "fake_socket.h"
#include "receivers.h"
#include "self_destroying.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <latch>
#include <system_error>
#include <thread>

using buffer = std::array<std::byte, 4>;

auto stoppable(exs::inplace_stop_source& source) {
  return ex::prop{exs::get_stop_token, source.get_token()};
}

void test_on_one_thread() {
  completion_queue queue;
  fake_socket socket(queue);
  buffer bytes{};
  exs::inplace_stop_source source;
  auto two_bytes = [](std::size_t n) noexcept { assert(n == 2); };

  { // what is there already is read inside start, and not announced
    record told;
    socket.peer_sends("ab");
    run(async_recv(socket, bytes), value_receiver(told, two_bytes, stoppable(source)));
    assert(told.value());
    assert(bytes[0] == std::byte('a') && bytes[1] == std::byte('b'));
    assert(!queue.poll());
  }
  { // what comes later completes the operation when the queue is served
    record told;
    auto op = ex::connect(async_recv(socket, bytes), value_receiver(told, two_bytes, stoppable(source)));
    ex::start(op);
    socket.peer_sends("cd");
    assert(told.pending());
    assert(queue.poll());
    assert(told.value());
    assert(bytes[0] == std::byte('c') && bytes[1] == std::byte('d'));
  }
  { // a stop request ends a read that is under way
    record told;
    exs::inplace_stop_source source;
    auto op = ex::connect(async_recv(socket, bytes), any_receiver(told, stoppable(source)));
    ex::start(op);
    source.request_stop();
    assert(told.pending());
    assert(queue.poll());
    assert(told.stopped());
  }
  { // a read that is finished cannot be stopped
    record told;
    exs::inplace_stop_source source;
    auto op = ex::connect(async_recv(socket, bytes), value_receiver(told, two_bytes, stoppable(source)));
    ex::start(op);
    socket.peer_sends("ef");
    source.request_stop();
    assert(queue.poll());
    assert(told.value());
  }
  { // a stop request that came before start: the socket is not read at all
    record told;
    exs::inplace_stop_source source;
    const int reads = socket.reads();
    source.request_stop();
    run(async_recv(socket, bytes), any_receiver(told, stoppable(source)));
    assert(told.stopped());
    assert(socket.reads() == reads);
  }
  { // an error, later and at once
    record later, at_once;
    auto reset = [](std::error_code error) noexcept { assert(error == std::errc::connection_reset); };
    auto op = ex::connect(async_recv(socket, bytes), error_receiver(later, reset, stoppable(source)));
    ex::start(op);
    socket.peer_breaks(std::errc::connection_reset);
    assert(queue.poll());
    assert(later.error());
    run(async_recv(socket, bytes), error_receiver(at_once, reset, stoppable(source)));
    assert(at_once.error());
  }
}

void test_on_io_thread() {
  completion_queue queue;
  fake_socket socket(queue);
  io_thread io(queue);
  buffer bytes{};

  { // without a stop token
    std::latch done(1);
    record told;
    auto op = ex::connect(async_recv(socket, bytes), value_receiver(told, [&](std::size_t n) noexcept {
      assert(io.runs_here());
      assert(n == 3);
      done.count_down();
    }));
    ex::start(op);
    socket.peer_sends("abc");
    done.wait();
    assert(told.value());
  }
  { // somebody waits for it
    std::thread peer([&] { socket.peer_sends("d"); });
    auto [n] = ext::sync_wait(async_recv(socket, bytes)).value();
    assert(n == 1);
    assert(bytes[0] == std::byte('d'));
    peer.join();
  }
}

// start, the bytes and the stop request at the same time, on three threads, and the queue on a fourth.
void test_race() {
  completion_queue queue;
  fake_socket socket(queue);
  buffer bytes{};
  exs::inplace_stop_source source;
  record told;
  std::latch meet(3), done(1);
  io_thread io(queue);
  auto* op = connect_self_destroying(async_recv(socket, bytes), told, [&] { done.count_down(); }, stoppable(source));

  std::thread peer([&] {
    meet.arrive_and_wait();
    socket.peer_sends("ab");
  });
  std::thread stopper([&] {
    meet.arrive_and_wait();
    source.request_stop();
  });
  meet.arrive_and_wait();
  op->start();
  done.wait();
  assert(told.value() || told.stopped());
  peer.join();
  stopper.join();
}

int main(int, char**) {
  test_on_one_thread();
  test_on_io_thread();
  for (int round = 0; round != 200; ++round)
    test_race();
  return 0;
}
