// seed: P2006R1 L227
//
// connect has an operation state as its result, which connect_result_t names: an object that says that it is one, and
// that can be started without an exception.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <concepts>
#include <utility>

using sender = decltype(ex::just(1) | ex::then([](int i) { return i; }));
using receiver = decltype(any_receiver(std::declval<record&>()));

static_assert(std::same_as<ex::connect_result_t<sender, receiver>,
  decltype(ex::connect(std::declval<sender>(), std::declval<receiver>()))>);
static_assert(std::same_as<ex::connect_result_t<sender&, receiver>,
  decltype(ex::connect(std::declval<sender&>(), std::declval<receiver>()))>);
static_assert(ex::operation_state<ex::connect_result_t<sender, receiver>>);
static_assert(ex::operation_state<ex::connect_result_t<sender&, receiver>>);

struct user_operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

struct unnamed_operation {
  void start() & noexcept {}
};

struct unstartable_operation {
  using operation_state_concept = tag::operation_state;
};

static_assert(ex::operation_state<user_operation>);
static_assert(!ex::operation_state<unnamed_operation>);
static_assert(!ex::operation_state<unstartable_operation>);
static_assert(!ex::operation_state<sender>);
static_assert(!ex::operation_state<receiver>);
static_assert(noexcept(ex::start(std::declval<user_operation&>())));
