// [exec.then]/6
//
// The result is a sender; if what its child sends does not depend on an environment, neither does what it sends.

#include "execution.h"
#include "senders.h"

#include <utility>

struct function {
  void operator()(auto&&...) const;
};

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;
using child = decltype(sends<signatures>(ex::set_value, 1));
using move_only_child = move_only_sender<child>;

template<class Sndr>
concept independent_sender = ex::sender<Sndr> && ex::sender_in<Sndr> && ex::sender_in<Sndr, ex::env<>>;

static_assert(independent_sender<decltype(ex::then(std::declval<child>(), function()))>);
static_assert(independent_sender<decltype(ex::upon_error(std::declval<child>(), function()))>);
static_assert(independent_sender<decltype(ex::upon_stopped(std::declval<child>(), function()))>);

static_assert(independent_sender<decltype(ex::then(std::declval<move_only_child>(), function()))>);
static_assert(independent_sender<decltype(ex::upon_error(std::declval<move_only_child>(), function()))>);
static_assert(independent_sender<decltype(ex::upon_stopped(std::declval<move_only_child>(), function()))>);

static_assert(independent_sender<decltype(std::declval<child>() | ex::then(function()) | ex::upon_error(function()) |
                                          ex::upon_stopped(function()))>);
