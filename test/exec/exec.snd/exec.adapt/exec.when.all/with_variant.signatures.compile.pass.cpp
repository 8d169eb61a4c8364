// [exec.when.all]/20
//
// The completions of when_all_with_variant(sndrs...) are those of when_all(into_variant(sndrs)...).
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"
#include "joined_signatures.h"

#include <exception>
#include <utility>

template<class... Children>
using with_variant = decltype(ex::when_all_with_variant(std::declval<Children>()...));

using two_ways = sender<ex::set_value_t(int), ex::set_value_t(char, int&), ex::set_error_t(int), ex::set_stopped_t()>;
using one_way = sender<ex::set_value_t(), ex::set_error_t(long), ex::set_stopped_t()>;

static_assert(completes_or_throws<with_variant<two_ways, one_way>,
  ex::set_value_t(ex::value_types_of_t<two_ways>, ex::value_types_of_t<one_way>), ex::set_error_t(int),
  ex::set_error_t(long), ex::set_stopped_t()>);
static_assert(completes_or_throws<with_variant<one_way>&, ex::set_value_t(ex::value_types_of_t<one_way>),
  ex::set_error_t(long), ex::set_stopped_t()>);

// In an environment
using revealing = revealing_sender<ex::set_value_t(int), ex::set_value_t(), ex::set_stopped_t()>;
using dependent = with_variant<revealing, one_way>;
using result = ex::set_value_t(ex::value_types_of_t<revealing, revealing_env>, ex::value_types_of_t<one_way>);
static_assert(ex::dependent_sender<dependent>);
static_assert(completes_in_with<dependent, revealing_env, result, ex::set_error_t(long), ex::set_stopped_t()> ||
              completes_in_with<dependent, revealing_env, result, ex::set_error_t(long),
                ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
