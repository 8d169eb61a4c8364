// [exec.just]/2
//
// The one completion of the sender is the one that its operations evaluate: set_value, set_error or set_stopped with
// the decayed datums.

#include "execution.h"
#include "signatures.h"
#include "values.h"

#include <concepts>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <utility>

template<class Cpo, class... Ts>
using result = decltype(std::declval<Cpo>()(std::declval<Ts>()...));

// The sender completes so, whatever its value category.
template<class Sndr, class... Sigs>
concept always_completes_with = completes_with<Sndr, Sigs...> && completes_with<Sndr&, Sigs...> &&
                                completes_with<const Sndr&, Sigs...> && completes_with<const Sndr, Sigs...>;

static_assert(always_completes_with<result<ex::just_t>, ex::set_value_t()>);
static_assert(always_completes_with<result<ex::just_t, int>, ex::set_value_t(int)>);
static_assert(always_completes_with<result<ex::just_t, int&>, ex::set_value_t(int)>);
static_assert(always_completes_with<result<ex::just_t, const int&>, ex::set_value_t(int)>);
static_assert(always_completes_with<result<ex::just_t, const int>, ex::set_value_t(int)>);
static_assert(always_completes_with<result<ex::just_t, int, std::string&, const char*>,
  ex::set_value_t(int, std::string, const char*)>);
static_assert(always_completes_with<result<ex::just_t, int, int>, ex::set_value_t(int, int)>);
static_assert(
  always_completes_with<result<ex::just_t, std::reference_wrapper<int>>, ex::set_value_t(std::reference_wrapper<int>)>);
static_assert(always_completes_with<result<ex::just_t, void (&)(int)>, ex::set_value_t(void (*)(int))>);
static_assert(completes_with<result<ex::just_t, move_only>, ex::set_value_t(move_only)>);

static_assert(always_completes_with<result<ex::just_error_t, int>, ex::set_error_t(int)>);
static_assert(always_completes_with<result<ex::just_error_t, const int&>, ex::set_error_t(int)>);
static_assert(always_completes_with<result<ex::just_error_t, std::exception_ptr>, ex::set_error_t(std::exception_ptr)>);
static_assert(always_completes_with<result<ex::just_error_t, std::reference_wrapper<int>>,
  ex::set_error_t(std::reference_wrapper<int>)>);
static_assert(always_completes_with<result<ex::just_error_t, void (&)(int)>, ex::set_error_t(void (*)(int))>);
static_assert(completes_with<result<ex::just_error_t, move_only>, ex::set_error_t(move_only)>);

static_assert(always_completes_with<result<ex::just_stopped_t>, ex::set_stopped_t()>);

// A datum whose copies may throw adds no error completion: such an exception leaves connect.
static_assert(always_completes_with<result<ex::just_t, throwing_copy>, ex::set_value_t(throwing_copy)>);

// Nor does a stop token add a stopped completion, or an allocator anything.
using stoppable_env = ex::prop<exs::get_stop_token_t, exs::inplace_stop_token>;
using allocator_env = ex::prop<exs::get_allocator_t, std::allocator<int>>;
static_assert(completes_in_with<result<ex::just_t, int>, stoppable_env, ex::set_value_t(int)>);
static_assert(completes_in_with<result<ex::just_t, int>, allocator_env, ex::set_value_t(int)>);
static_assert(completes_in_with<result<ex::just_error_t, int>, stoppable_env, ex::set_error_t(int)>);
static_assert(completes_in_with<result<ex::just_error_t, int>, allocator_env, ex::set_error_t(int)>);
static_assert(completes_in_with<result<ex::just_stopped_t>, stoppable_env, ex::set_stopped_t()>);
