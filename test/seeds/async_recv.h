// A read from a socket as a sender, which can be cancelled: it completes with the number of bytes, with an error_code,
// or with set_stopped.

#ifndef SEEDS_ASYNC_RECV_H
#define SEEDS_ASYNC_RECV_H

#include "execution.h"
#include "fake_socket.h"
#include "tags.h"

#include <atomic>
#include <cstddef>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

template<class Rcvr>
struct recv_operation : io_request {
  using operation_state_concept = tag::operation_state;

  recv_operation(fake_socket& socket, std::span<std::byte> buffer, Rcvr rcvr)
    : io_request{&on_complete, buffer}
    , rcvr(std::move(rcvr))
    , socket(socket) {}
  recv_operation(recv_operation&&) = delete;

  void start() & noexcept {
    auto token = exs::get_stop_token(ex::get_env(rcvr));
    if (token.stop_requested()) {
      ex::set_stopped(std::move(rcvr));
      return;
    }

    // Once the read is under way the queue may announce it on another thread. Who comes second, that announcement or
    // the registration of the callback, completes the operation; without a callback there is nothing to wait for.
    const bool stop_possible = token.stop_possible();
    if (!stop_possible)
      one_is_through.store(true, std::memory_order_relaxed);

    if (socket.read(*this) != fake_socket::status::pending) {
      complete();
    } else if (stop_possible) {
      on_stop.emplace(std::move(token), cancel{this});
      if (one_is_through.exchange(true, std::memory_order_acq_rel)) {
        on_stop.reset();
        complete();
      }
    }
  }

private:
  struct cancel {
    recv_operation* op;
    void operator()() noexcept { op->socket.cancel(*op); }
  };

  static void on_complete(io_request* request, std::size_t, std::errc) noexcept {
    auto& self = *static_cast<recv_operation*>(request);
    if (self.one_is_through.exchange(true, std::memory_order_acq_rel)) {
      self.on_stop.reset(); // the callback does not touch the operation any more
      self.complete();
    }
  }

  void complete() noexcept {
    if (error == std::errc())
      ex::set_value(std::move(rcvr), std::size_t(bytes));
    else if (error == std::errc::operation_canceled)
      ex::set_stopped(std::move(rcvr));
    else
      ex::set_error(std::move(rcvr), std::make_error_code(error));
  }

  Rcvr rcvr;
  fake_socket& socket;
  std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<ex::env_of_t<Rcvr>>, cancel>> on_stop;
  std::atomic<bool> one_is_through = false;
};

struct recv_sender {
  using sender_concept = tag::sender;

  fake_socket* socket;
  std::span<std::byte> buffer;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(std::size_t), ex::set_error_t(std::error_code),
      ex::set_stopped_t()>();
  }

  template<class Rcvr>
  recv_operation<Rcvr> connect(Rcvr rcvr) const {
    return recv_operation<Rcvr>(*socket, buffer, std::move(rcvr));
  }
};

inline recv_sender async_recv(fake_socket& socket, std::span<std::byte> buffer) {
  return {&socket, buffer};
}

#endif
