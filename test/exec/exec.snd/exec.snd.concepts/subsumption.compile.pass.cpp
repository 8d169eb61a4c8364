// [exec.snd.concepts]/1
//
// sender_in and dependent_sender are more constrained than sender, and sender_to is more so than sender_in.
//
// EDITION: cd

#include "dependent_senders.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

template<class Sndr>
constexpr int kind_in() {
  return 0;
}

template<ex::sender Sndr>
constexpr int kind_in() {
  return 1;
}

template<ex::sender_in<ex::env<>> Sndr>
constexpr int kind_in() {
  return 2;
}

// A receiver's environment is part of both constraints.
template<class Rcvr, ex::sender_in<ex::env_of_t<Rcvr>> Sndr>
constexpr bool connectable() {
  return false;
}

template<class Rcvr, ex::sender_to<Rcvr> Sndr>
constexpr bool connectable() {
  return true;
}

template<class Sndr>
constexpr int kind() {
  return 0;
}

template<ex::sender Sndr>
constexpr int kind() {
  return 1;
}

template<ex::dependent_sender Sndr>
constexpr int kind() {
  return 2;
}

struct no_signatures {
  using sender_concept = tag::sender;
};

static_assert(kind_in<int>() == 0);
static_assert(kind_in<no_signatures>() == 1);
static_assert(kind_in<decltype(ex::just())>() == 2);

static_assert(kind<int>() == 0);
static_assert(kind<decltype(ex::just())>() == 1);
static_assert(kind<obedient_sender>() == 2);

struct takes_nothing {
  using receiver_concept = tag::receiver;
};

static_assert(connectable<decltype(any_receiver(std::declval<record&>())), decltype(ex::just())>());
static_assert(!connectable<takes_nothing, decltype(ex::just())>());
