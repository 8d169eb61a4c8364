// [exec.just]/2, [exec.snd.concepts]/6.1
//
// The tag of the sender is the type of the object that made it.

#include "execution.h"
#include "values.h"

#include <concepts>
#include <utility>

using just_none = decltype(ex::just());
using just_several = decltype(ex::just(std::declval<int>(), std::declval<char>()));
using just_error = decltype(ex::just_error(std::declval<int>()));
using just_stopped = decltype(ex::just_stopped());
using movable_sender = decltype(ex::just(std::declval<move_only>()));

static_assert(std::same_as<ex::tag_of_t<just_none>, ex::just_t>);
static_assert(std::same_as<ex::tag_of_t<just_several>, ex::just_t>);
static_assert(std::same_as<ex::tag_of_t<just_several&>, ex::just_t>);
static_assert(std::same_as<ex::tag_of_t<const just_several&>, ex::just_t>);
static_assert(std::same_as<ex::tag_of_t<const just_several>, ex::just_t>);
static_assert(std::same_as<ex::tag_of_t<movable_sender>, ex::just_t>);
static_assert(std::same_as<ex::tag_of_t<just_error>, ex::just_error_t>);
static_assert(std::same_as<ex::tag_of_t<const just_error&>, ex::just_error_t>);
static_assert(std::same_as<ex::tag_of_t<just_stopped>, ex::just_stopped_t>);
static_assert(std::same_as<ex::tag_of_t<const just_stopped&>, ex::just_stopped_t>);
