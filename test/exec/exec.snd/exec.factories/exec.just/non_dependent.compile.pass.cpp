// [exec.just]/2
//
// The completions depend on no environment: they are known without one.

#include "execution.h"

#include <utility>

using just_none = decltype(ex::just());
using just_one = decltype(ex::just(std::declval<int>()));
using just_several = decltype(ex::just(std::declval<int>(), std::declval<char>()));
using just_error = decltype(ex::just_error(std::declval<int>()));
using just_stopped = decltype(ex::just_stopped());

static_assert(ex::sender_in<just_none>);
static_assert(ex::sender_in<just_one>);
static_assert(ex::sender_in<just_one&>);
static_assert(ex::sender_in<const just_one&>);
static_assert(ex::sender_in<just_several>);
static_assert(ex::sender_in<just_error>);
static_assert(ex::sender_in<just_stopped>);

static_assert(!ex::dependent_sender<just_none>);
static_assert(!ex::dependent_sender<just_one>);
static_assert(!ex::dependent_sender<just_one&>);
static_assert(!ex::dependent_sender<just_several>);
static_assert(!ex::dependent_sender<just_error>);
static_assert(!ex::dependent_sender<just_stopped>);
