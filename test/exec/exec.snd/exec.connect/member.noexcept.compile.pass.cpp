// [exec.connect]/6.1
//
// connect(sndr, rcvr) can throw if and only if the sender's member function connect can, or what is needed to call it.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

template<bool Nothrow>
struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  operation connect(Rcvr&& rcvr) const noexcept(Nothrow);
};

using receiver = decltype(any_receiver(std::declval<record&>()));

static_assert(noexcept(ex::connect(std::declval<sender<true>>(), std::declval<receiver>())));
static_assert(noexcept(ex::connect(std::declval<const sender<true>&>(), std::declval<receiver>())));
static_assert(!noexcept(ex::connect(std::declval<sender<false>>(), std::declval<receiver>())));

// A connect that takes the receiver by value, and a receiver whose copy may throw.
struct takes_value {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  operation connect(Rcvr rcvr) const noexcept;
};

struct throwing_copy_receiver {
  using receiver_concept = tag::receiver;

  throwing_copy_receiver(const throwing_copy_receiver&);
  throwing_copy_receiver(throwing_copy_receiver&&) noexcept;

  void set_value() && noexcept;
};

static_assert(noexcept(ex::connect(std::declval<takes_value>(), std::declval<throwing_copy_receiver>())));
static_assert(!noexcept(ex::connect(std::declval<takes_value>(), std::declval<throwing_copy_receiver&>())));
static_assert(!noexcept(ex::connect(std::declval<takes_value>(), std::declval<const throwing_copy_receiver&>())));
