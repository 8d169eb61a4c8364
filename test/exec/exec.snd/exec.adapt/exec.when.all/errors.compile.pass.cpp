// [exec.when.all]/15
//
// The error completions are those of all children, with decayed errors.

#include "execution.h"
#include "joined_signatures.h"

#include <exception>

using plain = sender<ex::set_value_t(), ex::set_stopped_t()>;

template<class... Errors>
using failing = sender<ex::set_value_t(), ex::set_error_t(Errors)..., ex::set_stopped_t()>;

template<class Sndr, class... Errors>
concept fails_with = completes_or_throws<Sndr, ex::set_value_t(), ex::set_error_t(Errors)..., ex::set_stopped_t()>;

static_assert(fails_with<joined<plain, plain>>);
static_assert(fails_with<joined<plain, failing<int>>, int>);
static_assert(fails_with<joined<failing<int, char>, plain, failing<long>>, int, char, long>);
static_assert(fails_with<joined<failing<int>, failing<int>>, int>);
static_assert(fails_with<joined<failing<int&>, failing<const int&, int>, failing<int&&>>, int>);
static_assert(fails_with<joined<failing<const int (&)[2]>, plain>, const int*>);
static_assert(fails_with<joined<failing<std::exception_ptr>, plain>, std::exception_ptr>);
