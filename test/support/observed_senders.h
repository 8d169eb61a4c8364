// Senders that say when they are connected and started.

#ifndef SUPPORT_OBSERVED_SENDERS_H
#define SUPPORT_OBSERVED_SENDERS_H

#include "execution.h"
#include "tags.h"

#include <utility>

struct events {
  int connected = 0;
  int started = 0;
  int invoked = 0; // for the functions of a test

  bool operator==(const events&) const = default;
};

// Completes by Tag inside of start.
template<class Tag, class... Ts>
struct observed {
  using sender_concept = tag::sender;

  events* seen;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Tag(Ts...)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    events* seen;

    void start() & noexcept {
      ++seen->started;
      Tag()(std::move(rcvr), Ts()...);
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    ++seen->connected;
    return {std::move(rcvr), seen};
  }
};

#endif
