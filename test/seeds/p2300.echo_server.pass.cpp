// seed: P2300R10 L755
//
// A loop over reading and writing is composed of generic algorithms; all its state is in one operation.

#include "async_recv.h"
#include "completions.h"
#include "execution.h"
#include "fake_socket.h"
#include "receivers.h"
#include "self_destroying.h"
#include "tags.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

// repeat_effect_until(sndr, done): starts sndr, and starts it again whenever it has succeeded and done() is false.
namespace repeating {
  template<class Sndr, class Done, class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    struct receiver {
      using receiver_concept = tag::receiver;

      operation* op;

      void set_value() && noexcept { op->repeat(); }

      template<class Error>
      void set_error(Error&& error) && noexcept {
        ex::set_error(std::move(op->rcvr), std::forward<Error>(error));
      }

      void set_stopped() && noexcept { ex::set_stopped(std::move(op->rcvr)); }

      ex::env_of_t<Rcvr> get_env() const noexcept { return ex::get_env(op->rcvr); }
    };

    Sndr sndr;
    Done done;
    Rcvr rcvr;
    std::optional<ex::connect_result_t<Sndr&, receiver>> round;

    operation(Sndr sndr, Done done, Rcvr rcvr) : sndr(std::move(sndr)), done(std::move(done)), rcvr(std::move(rcvr)) {
      connect();
    }
    operation(operation&&) = delete;

    void connect() {
      round.emplace(elide{[this] { return ex::connect(sndr, receiver{this}); }});
    }

    void start() & noexcept { ex::start(*round); }

    void repeat() noexcept {
      if (done()) {
        ex::set_value(std::move(rcvr));
        return;
      }
      try {
        connect();
      } catch (...) {
        ex::set_error(std::move(rcvr), std::current_exception());
        return;
      }
      ex::start(*round);
    }
  };

  template<class Sndr, class Done>
  struct sender {
    using sender_concept = tag::sender;

    Sndr sndr;
    Done done;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return completions::join(ex::get_completion_signatures<Sndr&, Env...>(),
        ex::completion_signatures<ex::set_value_t(), ex::set_error_t(std::exception_ptr)>());
    }

    template<ex::receiver Rcvr>
    operation<Sndr, Done, Rcvr> connect(Rcvr rcvr) && {
      return {std::move(sndr), std::move(done), std::move(rcvr)};
    }
  };
} // namespace repeating

template<ex::sender Sndr, class Done>
auto repeat_effect_until(Sndr sndr, Done done) {
  return repeating::sender<Sndr, Done>{std::move(sndr), std::move(done)};
}

struct client {
  fake_socket socket;
  std::array<std::byte, 4> buffer{};
  std::string log{};
  bool done = false;

  explicit client(completion_queue& queue) : socket(queue) {}
};

// Echoes what comes until that is a full stop. The client belongs to the operation.
auto echo(std::shared_ptr<client> owner) {
  client* const c = owner.get();
  auto read = async_recv(c->socket, c->buffer) | ex::then([c](std::size_t n) {
    std::string_view text(reinterpret_cast<const char*>(c->buffer.data()), n);
    c->log += text;
    c->done = text.ends_with('.');
    return n;
  });
  auto write = [c](std::size_t n) {
    return ex::just() | ex::then([c, n] { c->socket.write(std::span(c->buffer).first(n)); });
  };
  return repeat_effect_until(ex::let_value(std::move(read), write) | ex::then([](auto&&...) {}),
    [owner = std::move(owner)] { return owner->done; });
}

int main(int, char**) {
  { // rounds that complete inside start, and rounds that complete later
    completion_queue queue;
    auto owner = std::make_shared<client>(queue);
    client* const c = owner.get();
    std::weak_ptr<client> seen = owner;
    record told;
    c->socket.peer_sends("abcdef");
    auto* op = connect_self_destroying(echo(std::move(owner)), told);
    op->start();
    assert(c->socket.peer_receives() == "abcdef"); // four bytes and two
    c->socket.peer_sends("gh");
    queue.poll();
    assert(c->socket.peer_receives() == "gh");
    assert(told.pending());
    assert(!seen.expired());
    c->socket.peer_sends("i.");
    queue.poll();
    assert(told.value());
    assert(seen.expired()); // the client went with the operation
  }
  { // the connection breaks
    completion_queue queue;
    auto owner = std::make_shared<client>(queue);
    record told;
    auto* op = connect_self_destroying(echo(owner), told);
    op->start();
    owner->socket.peer_breaks(std::errc::connection_reset);
    queue.poll();
    assert(told.error());
    assert(owner.use_count() == 1);
  }
  { // two clients at a time, served by an I/O thread
    completion_queue queue;
    io_thread io(queue);
    auto one = std::make_shared<client>(queue);
    auto other = std::make_shared<client>(queue);
    std::thread peer([&] {
      one->socket.peer_sends("a");
      other->socket.peer_sends("x");
      one->socket.peer_sends("b.");
      other->socket.peer_sends("y.");
    });
    ext::sync_wait(ex::when_all(echo(one), echo(other)));
    peer.join();
    assert(one->socket.peer_receives() == "ab.");
    assert(other->socket.peer_receives() == "xy.");
  }
  return 0;
}
