// [exec.recv.concepts]/1
//
// receiver_of<Rcvr, Completions>: Rcvr is a receiver that can be called with each completion of Completions.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <exception>

template<class... Sigs>
using set_of = ex::completion_signatures<Sigs...>;

struct deaf_receiver {
  using receiver_concept = tag::receiver;
};

struct value_receiver {
  using receiver_concept = tag::receiver;
  void set_value() && noexcept;
  void set_value(int, double) && noexcept;
};

struct error_receiver {
  using receiver_concept = tag::receiver;
  void set_error(std::exception_ptr) && noexcept;
};

struct stopped_receiver {
  using receiver_concept = tag::receiver;
  void set_stopped() && noexcept;
};

struct three_channel_receiver {
  using receiver_concept = tag::receiver;
  void set_value(int) && noexcept;
  void set_error(std::exception_ptr) && noexcept;
  void set_stopped() && noexcept;
};

struct not_receiver {
  void set_value(int) && noexcept;
  void set_error(std::exception_ptr) && noexcept;
  void set_stopped() && noexcept;
};

struct not_movable {
  using receiver_concept = tag::receiver;
  not_movable(not_movable&&) = delete;
  void set_stopped() && noexcept;
};

// Values.
static_assert(ex::receiver_of<value_receiver, set_of<ex::set_value_t()>>);
static_assert(ex::receiver_of<value_receiver, set_of<ex::set_value_t(int, double)>>);
static_assert(!ex::receiver_of<value_receiver, set_of<ex::set_value_t(int)>>);
static_assert(!ex::receiver_of<value_receiver, set_of<ex::set_value_t(int, double, int)>>);
static_assert(!ex::receiver_of<deaf_receiver, set_of<ex::set_value_t()>>);

// An error.
static_assert(ex::receiver_of<error_receiver, set_of<ex::set_error_t(std::exception_ptr)>>);
static_assert(!ex::receiver_of<error_receiver, set_of<ex::set_error_t(int)>>);
static_assert(!ex::receiver_of<deaf_receiver, set_of<ex::set_error_t(std::exception_ptr)>>);

// Stopped.
static_assert(ex::receiver_of<stopped_receiver, set_of<ex::set_stopped_t()>>);
static_assert(!ex::receiver_of<deaf_receiver, set_of<ex::set_stopped_t()>>);

// One kind of completion does not stand for another.
static_assert(!ex::receiver_of<value_receiver, set_of<ex::set_stopped_t()>>);
static_assert(!ex::receiver_of<stopped_receiver, set_of<ex::set_value_t()>>);
static_assert(!ex::receiver_of<error_receiver, set_of<ex::set_value_t(std::exception_ptr)>>);

// All of several completions, of the same kind or not.
static_assert(ex::receiver_of<value_receiver, set_of<ex::set_value_t(), ex::set_value_t(int, double)>>);
static_assert(!ex::receiver_of<value_receiver, set_of<ex::set_value_t(), ex::set_value_t(int)>>);
static_assert(!ex::receiver_of<value_receiver, set_of<ex::set_value_t(int), ex::set_value_t()>>);

using all = set_of<ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;
static_assert(ex::receiver_of<three_channel_receiver, all>);
static_assert(!ex::receiver_of<value_receiver, all>);
static_assert(!ex::receiver_of<error_receiver, all>);
static_assert(!ex::receiver_of<stopped_receiver, all>);

// A receiver may take more than it must; to no completions any receiver listens.
static_assert(ex::receiver_of<three_channel_receiver, set_of<ex::set_stopped_t()>>);
static_assert(ex::receiver_of<three_channel_receiver, set_of<>>);
static_assert(ex::receiver_of<deaf_receiver, set_of<>>);

// It must be a receiver.
static_assert(!ex::receiver_of<not_receiver, all>);
static_assert(!ex::receiver_of<not_receiver, set_of<>>);
static_assert(!ex::receiver_of<not_movable, set_of<ex::set_stopped_t()>>);
static_assert(!ex::receiver_of<int, set_of<>>);
