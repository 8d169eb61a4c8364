// submit(sndr, rcvr): connects and starts. The operation lives in a node on the heap, which is freed when the receiver
// has been told.

#ifndef SEEDS_SUBMIT_H
#define SEEDS_SUBMIT_H

#include "execution.h"
#include "tags.h"

#include <utility>

template<class Sndr, class Rcvr>
class submitted {
  struct receiver {
    using receiver_concept = tag::receiver;

    submitted* node;

    void finish(auto tag, auto&&... ts) noexcept {
      tag(std::move(node->rcvr), std::forward<decltype(ts)>(ts)...);
      delete node;
    }

    template<class... Ts>
    void set_value(Ts&&... ts) && noexcept {
      finish(ex::set_value, std::forward<Ts>(ts)...);
    }

    template<class Error>
    void set_error(Error&& error) && noexcept {
      finish(ex::set_error, std::forward<Error>(error));
    }

    void set_stopped() && noexcept { finish(ex::set_stopped); }

    ex::env_of_t<Rcvr> get_env() const noexcept { return ex::get_env(node->rcvr); }
  };

  Rcvr rcvr;
  ex::connect_result_t<Sndr, receiver> op;

public:
  submitted(Sndr&& sndr, Rcvr rcvr)
    : rcvr(std::move(rcvr))
    , op(ex::connect(std::forward<Sndr>(sndr), receiver{this})) {}

  void start() noexcept { ex::start(op); }
};

template<class Sndr, class Rcvr>
void submit(Sndr&& sndr, Rcvr rcvr) {
  (new submitted<Sndr, Rcvr>(std::forward<Sndr>(sndr), std::move(rcvr)))->start();
}

#endif
