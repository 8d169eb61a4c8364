// [execution.syn]/2.1, [execution.syn]/2.2, [execution.syn]/2.3
//
// What an await gives of a sender's one value completion: its decayed datum, nothing if there is none, or a tuple if
// there are several. Nothing, too, if the sender never succeeds.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <concepts>
#include <tuple>
#include <utility>

using promise = coroutine<has_awaitable_senders>::promise_type;

template<class... Sigs>
using awaited =
  decltype(ex::as_awaitable(sends<ex::completion_signatures<Sigs...>>(ex::set_stopped), std::declval<promise&>())
      .await_resume());

static_assert(std::same_as<awaited<ex::set_value_t(int), ex::set_stopped_t()>, int>);
static_assert(std::same_as<awaited<ex::set_value_t(const int&), ex::set_stopped_t()>, int>);
static_assert(std::same_as<awaited<ex::set_value_t(), ex::set_stopped_t()>, void>);
static_assert(std::same_as<awaited<ex::set_stopped_t()>, void>);
static_assert(std::same_as<awaited<ex::set_value_t(int, char&), ex::set_stopped_t()>, std::tuple<int, char>>);
