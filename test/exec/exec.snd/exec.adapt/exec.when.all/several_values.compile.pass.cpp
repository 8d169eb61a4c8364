// [exec.when.all]/8
//
// If it takes an environment to know the completions, it is in that environment that the sender is none if a child has
// several value completions. A child may have none.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"

#include <utility>

template<class... Sigs>
using sender = decltype(ex::when_all(std::declval<revealing_sender<Sigs...>>(), ex::just()));

template<class... Sigs>
concept joined = ex::sender_in<sender<Sigs...>, revealing_env>;

static_assert(joined<ex::set_value_t(int)>);
static_assert(joined<ex::set_value_t(int), ex::set_error_t(int), ex::set_error_t(char), ex::set_stopped_t()>);
static_assert(joined<ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(!joined<ex::set_value_t(int), ex::set_value_t()>);
static_assert(!joined<ex::set_value_t(int), ex::set_value_t(char), ex::set_value_t(long)>);
static_assert(!joined<ex::set_value_t(int), ex::set_stopped_t(), ex::set_value_t(const int&)>);

static_assert(ex::sender_in<sender<ex::set_value_t(int), ex::set_value_t()>, ex::env<>>);
