// [exec.just]/2
//
// Connecting throws only if copying or moving the datums into the operation can.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <string>
#include <utility>

using receiver = decltype(any_receiver(std::declval<record&>()));

template<class Cpo, class... Ts>
using result = decltype(std::declval<Cpo>()(std::declval<Ts>()...));

template<class Sndr>
constexpr bool nothrow_connect = noexcept(ex::connect(std::declval<Sndr>(), std::declval<receiver>()));

// Nothing to copy
static_assert(nothrow_connect<result<ex::just_t>>);
static_assert(nothrow_connect<result<ex::just_t>&>);
static_assert(nothrow_connect<result<ex::just_stopped_t>>);
static_assert(nothrow_connect<result<ex::just_stopped_t>&>);

// Neither copy nor move can throw
static_assert(nothrow_connect<result<ex::just_t, int>>);
static_assert(nothrow_connect<result<ex::just_t, int>&>);
static_assert(nothrow_connect<const result<ex::just_t, int>&>);
static_assert(nothrow_connect<result<ex::just_t, int, counted>>);
static_assert(nothrow_connect<result<ex::just_t, int, counted>&>);
static_assert(nothrow_connect<result<ex::just_t, move_only>>);
static_assert(nothrow_connect<result<ex::just_error_t, int>>);
static_assert(nothrow_connect<result<ex::just_error_t, int>&>);
static_assert(nothrow_connect<const result<ex::just_error_t, int>&>);

// A copy can throw
static_assert(nothrow_connect<result<ex::just_t, throwing_copy>>);
static_assert(!nothrow_connect<result<ex::just_t, throwing_copy>&>);
static_assert(!nothrow_connect<const result<ex::just_t, throwing_copy>&>);
static_assert(!nothrow_connect<const result<ex::just_t, throwing_copy>>);
static_assert(!nothrow_connect<result<ex::just_t, int, throwing_copy>&>);
static_assert(nothrow_connect<result<ex::just_error_t, throwing_copy>>);
static_assert(!nothrow_connect<result<ex::just_error_t, throwing_copy>&>);
static_assert(nothrow_connect<result<ex::just_t, std::string>>);
static_assert(!nothrow_connect<result<ex::just_t, std::string>&>);

// A move can throw
static_assert(!nothrow_connect<result<ex::just_t, throwing_move>>);
static_assert(!nothrow_connect<result<ex::just_t, int, throwing_move>>);
static_assert(!nothrow_connect<result<ex::just_error_t, throwing_move>>);
