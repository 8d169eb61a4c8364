// [exec.then]/4
//
// The completion signatures of one adaptor upon another follow from those of the inner one.

#include "execution.h"
#include "senders.h"
#include "signatures.h"

#include <exception>
#include <utility>

template<class... Sigs>
using child = inline_sender<ex::completion_signatures<Sigs...>, ex::set_stopped_t>;

template<class Sndr, class Fn>
using then = decltype(ex::then(std::declval<Sndr>(), std::declval<Fn>()));

template<class Sndr, class Fn>
using upon_error = decltype(ex::upon_error(std::declval<Sndr>(), std::declval<Fn>()));

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

static_assert(completes_with<upon_error<then<child<ex::set_value_t(int)>, throwing<long>>, nothrow<char>>,
  ex::set_value_t(long), ex::set_value_t(char)>);
static_assert(
  completes_with<then<upon_stopped<child<ex::set_value_t(int), ex::set_stopped_t()>, nothrow<void>>, nothrow<long>>,
    ex::set_value_t(long)>);
static_assert(completes_with<then<then<child<ex::set_value_t(int)>, throwing<int>>, throwing<long>>,
  ex::set_value_t(long), failure>);
static_assert(completes_with<
  upon_stopped<upon_error<then<child<ex::set_value_t(int), ex::set_error_t(char), ex::set_stopped_t()>, throwing<int>>,
                 nothrow<int>>,
    nothrow<int>>,
  ex::set_value_t(int)>);
