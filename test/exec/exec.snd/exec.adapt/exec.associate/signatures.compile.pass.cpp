// [exec.associate]/11
//
// The completions are those of the wrapped sender, and stopped, which is what becomes of an operation that is not
// associated.
//
// EDITION: cd c++26

#include "signatures.h"
#include "dependent_senders.h"
#include "execution.h"
#include "scopes.h"
#include "senders.h"

#include <utility>

template<class Sndr>
using associated = decltype(ex::associate(std::declval<Sndr>(), std::declval<ledger_token>()));

template<class... Sigs>
using sender = decltype(sends<ex::completion_signatures<Sigs...>>(ex::set_value));

static_assert(completes_with<associated<decltype(ex::just())>, ex::set_value_t(), ex::set_stopped_t()>);
static_assert(completes_with<associated<decltype(ex::just())>&, ex::set_value_t(), ex::set_stopped_t()>);
static_assert(completes_with<associated<decltype(ex::just_stopped())>, ex::set_stopped_t()>);
static_assert(completes_with<associated<sender<ex::set_value_t(int&, long), ex::set_error_t(int), ex::set_stopped_t()>>,
  ex::set_value_t(int&, long), ex::set_error_t(int), ex::set_stopped_t()>);

// dependent
using dependent = associated<revealing_sender<ex::set_value_t(int), ex::set_error_t(int)>>;

static_assert(ex::sender<dependent>);
static_assert(
  completes_in_with<dependent, revealing_env, ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>);
