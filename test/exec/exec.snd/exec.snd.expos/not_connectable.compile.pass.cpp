// [exec.snd.expos]/31
//
// A sender whose child cannot be connected cannot be either, and that can be asked.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

template<bool Connectable>
struct child {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept;
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
    requires Connectable
  operation connect(Rcvr) const;
};

using receiver = decltype(any_receiver(std::declval<record&>()));

template<class Sndr>
using then_sender = decltype(ex::then(std::declval<Sndr>(), [] {}));

static_assert(ex::sender_to<then_sender<child<true>>, receiver>);
static_assert(ex::sender_in<then_sender<child<false>>, ex::env<>>);
static_assert(!ex::sender_to<then_sender<child<false>>, receiver>);
