// [exec.adapt.general]/3.5
//
// Whatever the adaptor, a sender whose children are not dependent is not dependent either: its completions are known
// without an environment.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

using child = inline_sender<ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>,
  ex::set_stopped_t>;

template<class Sndr>
concept non_dependent = ex::sender<Sndr> && !ex::dependent_sender<Sndr> && ex::sender_in<Sndr>;

template<class Sndr>
constexpr bool independent = non_dependent<Sndr> && non_dependent<Sndr&> && non_dependent<const Sndr&>;

struct function {
  void operator()(auto&&...) const noexcept {}
};

struct sender_function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

static_assert(independent<decltype(ex::then(child(), function()))>);
static_assert(independent<decltype(ex::upon_error(child(), function()))>);
static_assert(independent<decltype(ex::upon_stopped(child(), function()))>);
static_assert(independent<decltype(ex::let_value(child(), sender_function()))>);
static_assert(independent<decltype(ex::let_error(child(), sender_function()))>);
static_assert(independent<decltype(ex::let_stopped(child(), sender_function()))>);
static_assert(independent<decltype(ex::bulk(child(), ex::seq, 2, function()))>);
static_assert(independent<decltype(ex::bulk_chunked(child(), ex::seq, 2, function()))>);
static_assert(independent<decltype(ex::bulk_unchunked(child(), ex::seq, 2, function()))>);
static_assert(independent<decltype(ex::into_variant(child()))>);
static_assert(independent<decltype(ex::stopped_as_optional(child()))>);
static_assert(independent<decltype(ex::stopped_as_error(child(), 'e'))>);
static_assert(independent<decltype(ex::write_env(child(), ex::env<>()))>);
static_assert(independent<decltype(ex::unstoppable(child()))>);
static_assert(independent<decltype(ex::when_all(child(), child()))>);
static_assert(independent<decltype(ex::when_all_with_variant(child(), child()))>);
static_assert(independent<decltype(ex::continues_on(child(), ex::inline_scheduler()))>);

// Several of them.
static_assert(independent<decltype(child() | ex::then(function()) | ex::let_error(sender_function()) |
                                   ex::upon_stopped(function()))>);
