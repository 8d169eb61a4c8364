// retry(sndr): starts sndr again until it does not fail. Values and stopped pass; an error is passed on only if the
// next attempt cannot be connected.

#ifndef SEEDS_RETRY_H
#define SEEDS_RETRY_H

#include "completions.h"
#include "execution.h"
#include "tags.h"

#include <exception>
#include <optional>
#include <utility>

namespace retrying {
  template<class Sndr, class Rcvr>
  struct operation;

  template<class Sndr, class Rcvr>
  struct receiver {
    using receiver_concept = tag::receiver;

    operation<Sndr, Rcvr>* op;

    template<class... Ts>
    void set_value(Ts&&... ts) && noexcept {
      ex::set_value(std::move(op->rcvr), std::forward<Ts>(ts)...);
    }

    template<class Error>
    void set_error(Error&&) && noexcept {
      op->retry();
    }

    void set_stopped() && noexcept { ex::set_stopped(std::move(op->rcvr)); }

    ex::env_of_t<Rcvr> get_env() const noexcept { return ex::get_env(op->rcvr); }
  };

  template<class Sndr, class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Sndr sndr;
    Rcvr rcvr;
    std::optional<ex::connect_result_t<Sndr&, receiver<Sndr, Rcvr>>> attempt;

    operation(Sndr sndr, Rcvr rcvr) : sndr(std::move(sndr)), rcvr(std::move(rcvr)) { connect(); }
    operation(operation&&) = delete;

    void start() & noexcept { ex::start(*attempt); }

    void connect() {
      attempt.emplace(elide{[this] { return ex::connect(sndr, receiver<Sndr, Rcvr>{this}); }});
    }

    // Destroys the attempt that has just failed, while its completion is still running.
    void retry() noexcept {
      try {
        connect();
      } catch (...) {
        ex::set_error(std::move(rcvr), std::current_exception());
        return;
      }
      ex::start(*attempt);
    }
  };

  template<class Sndr>
  struct sender {
    using sender_concept = tag::sender;

    Sndr sndr;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return completions::join(completions::without<ex::set_error_t>(ex::get_completion_signatures<Sndr&, Env...>()),
        ex::completion_signatures<ex::set_error_t(std::exception_ptr)>());
    }

    template<ex::receiver Rcvr>
    operation<Sndr, Rcvr> connect(Rcvr rcvr) && {
      return {std::move(sndr), std::move(rcvr)};
    }

    decltype(auto) get_env() const noexcept { return ex::get_env(sndr); }
  };
} // namespace retrying

template<ex::sender Sndr>
ex::sender auto retry(Sndr sndr) {
  return retrying::sender<Sndr>{std::move(sndr)};
}

#endif
