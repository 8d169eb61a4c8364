// [exec.then]/4
//
// The completion signatures of upon_stopped(sndr, f) are exactly those of the operations that can come about: the
// values and errors of sndr, a value completion for the result of f, and set_error_t(exception_ptr) only if f may
// throw.

#include "execution.h"
#include "senders.h"
#include "signatures.h"

#include <exception>
#include <utility>

template<class... Sigs>
using child = inline_sender<ex::completion_signatures<Sigs...>, ex::set_stopped_t>;

template<class Sndr, class Fn>
using upon_stopped = decltype(ex::upon_stopped(std::declval<Sndr>(), std::declval<Fn>()));

using failure = ex::set_error_t(std::exception_ptr);

template<class R>
struct nothrow {
  R operator()(auto&&...) const noexcept;
};

template<class R>
struct throwing {
  R operator()(auto&&...) const;
};

static_assert(completes_with<upon_stopped<child<ex::set_stopped_t()>, nothrow<long>>, ex::set_value_t(long)>);
static_assert(completes_with<upon_stopped<child<ex::set_stopped_t()>, throwing<long>>, ex::set_value_t(long), failure>);
static_assert(completes_with<upon_stopped<child<ex::set_stopped_t()>, nothrow<void>>, ex::set_value_t()>);
static_assert(completes_with<
  upon_stopped<child<ex::set_value_t(int), ex::set_value_t(int&, char), ex::set_error_t(int), ex::set_stopped_t()>,
    nothrow<long>>,
  ex::set_value_t(int), ex::set_value_t(int&, char), ex::set_value_t(long), ex::set_error_t(int)>);
static_assert(
  completes_with<upon_stopped<child<ex::set_value_t(int), ex::set_stopped_t()>, nothrow<int>>, ex::set_value_t(int)>);
static_assert(completes_with<upon_stopped<child<ex::set_value_t(int), ex::set_error_t(int)>, throwing<long>>,
  ex::set_value_t(int), ex::set_error_t(int)>);
