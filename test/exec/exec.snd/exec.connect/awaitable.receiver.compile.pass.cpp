// [exec.connect]/5
//
// A receiver to which an awaitable is connected takes its result, an exception_ptr and the stopped completion.
//
// EDITION: cd

#include "coroutines.h"
#include "execution.h"
#include "tags.h"

#include <exception>

template<class... Ts>
struct takes_value {
  void set_value(Ts...) && noexcept {}
};

template<class Error>
struct takes_error {
  void set_error(Error) && noexcept {}
};

struct takes_stopped {
  void set_stopped() && noexcept {}
};

template<class... Completions>
struct receiver : Completions... {
  using receiver_concept = tag::receiver;
};

struct result {};

using awaitable = decltype(ready{[] { return result(); }});
using awaitable_without_result = decltype(ready{[] {}});

static_assert(ex::sender_to<awaitable, receiver<takes_value<result>, takes_error<std::exception_ptr>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable, receiver<takes_value<int>, takes_error<std::exception_ptr>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable, receiver<takes_value<>, takes_error<std::exception_ptr>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable, receiver<takes_error<std::exception_ptr>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable, receiver<takes_value<result>, takes_error<int>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable, receiver<takes_value<result>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable, receiver<takes_value<result>, takes_error<std::exception_ptr>>>);

static_assert(
  ex::sender_to<awaitable_without_result, receiver<takes_value<>, takes_error<std::exception_ptr>, takes_stopped>>);
static_assert(!ex::sender_to<awaitable_without_result,
  receiver<takes_value<result>, takes_error<std::exception_ptr>, takes_stopped>>);
