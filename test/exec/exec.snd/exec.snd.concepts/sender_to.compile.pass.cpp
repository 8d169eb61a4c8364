// [exec.snd.concepts]/1
//
// sender_to asks for a sender and a receiver that can be connected: the sender has completion signatures in the
// receiver's environment, the receiver takes each of them, and there is a connect for the two as they are.
//
// EDITION: cd

#include "dependent_senders.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <utility>

template<class Env = ex::env<>>
using receiver_in = decltype(any_receiver(std::declval<record&>(), std::declval<Env>()));

using receiver = receiver_in<>;
using sender = decltype(ex::just(1));

static_assert(ex::sender_to<sender, receiver>);
static_assert(ex::sender_to<sender&, receiver>);
static_assert(ex::sender_to<const sender&, receiver>);
static_assert(ex::sender_to<sender, receiver&>);
static_assert(ex::sender_to<sender, const receiver&>);

// Senders and receivers.
static_assert(!ex::sender_to<receiver, receiver>);
static_assert(!ex::sender_to<sender, sender>);
static_assert(!ex::sender_to<sender, int>);
static_assert(!ex::sender_to<int, receiver>);

// The environment is that of the receiver.
static_assert(ex::sender_to<obedient_sender, receiver>);
static_assert(ex::sender_to<obedient_sender, receiver_in<signatures_env<ex::set_value_t()>>>);
static_assert(!ex::sender_to<obedient_sender, receiver_in<revealing_env>>);

// Each completion is taken.
struct takes_int {
  using receiver_concept = tag::receiver;
  void set_value(int) && noexcept;
};

static_assert(ex::sender_to<sender, takes_int>);
static_assert(!ex::sender_to<decltype(ex::just()), takes_int>);
static_assert(!ex::sender_to<decltype(ex::just_error(1)), takes_int>);
static_assert(!ex::sender_to<decltype(ex::just_stopped()), takes_int>);

// There is a connect.
struct not_connectable {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }
};

static_assert(ex::sender_in<not_connectable, ex::env<>>);
static_assert(!ex::sender_to<not_connectable, receiver>);

using rvalue_sender = move_only_sender<sender>;
static_assert(ex::sender_to<rvalue_sender, receiver>);
static_assert(!ex::sender_to<rvalue_sender&, receiver>);
