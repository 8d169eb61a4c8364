// [exec.set.stopped]/1
//
// set_stopped(rcvr) has the type and value category of the member call.
//
// EDITION: cd

#include "execution.h"

#include <concepts>
#include <utility>

template<class T>
struct returning_receiver {
  T set_stopped() && noexcept;
};

template<class T>
using result = decltype(ex::set_stopped(std::declval<returning_receiver<T>>()));

static_assert(std::same_as<result<void>, void>);
static_assert(std::same_as<result<int>, int>);
static_assert(std::same_as<result<int&>, int&>);
static_assert(std::same_as<result<const int&>, const int&>);
static_assert(std::same_as<result<int&&>, int&&>);
