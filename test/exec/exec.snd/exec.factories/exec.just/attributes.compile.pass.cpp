// [exec.just]/2, [exec.snd.expos]/35
//
// The senders have no attributes: their attributes are an empty environment.
//
// EDITION: cd

#include "execution.h"

#include <concepts>
#include <utility>

using just_none = decltype(ex::just());
using just_one = decltype(ex::just(std::declval<int>()));
using just_error = decltype(ex::just_error(std::declval<int>()));
using just_stopped = decltype(ex::just_stopped());

template<class Sndr>
using attributes = decltype(ex::get_env(std::declval<Sndr>()));

static_assert(std::same_as<attributes<just_none>, ex::env<>>);
static_assert(std::same_as<attributes<just_one>, ex::env<>>);
static_assert(std::same_as<attributes<const just_one&>, ex::env<>>);
static_assert(std::same_as<attributes<just_error>, ex::env<>>);
static_assert(std::same_as<attributes<just_stopped>, ex::env<>>);
