// [exec.just]/2
//
// just, just_error and just_stopped are customization point objects: every copy of one, const or not, lvalue or rvalue,
// makes the same senders.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(ex::just), const ex::just_t>);
static_assert(std::same_as<decltype(ex::just_error), const ex::just_error_t>);
static_assert(std::same_as<decltype(ex::just_stopped), const ex::just_stopped_t>);

static_assert(std::semiregular<ex::just_t>);
static_assert(std::semiregular<ex::just_error_t>);
static_assert(std::semiregular<ex::just_stopped_t>);

static_assert(!std::same_as<ex::just_t, ex::just_error_t>);
static_assert(!std::same_as<ex::just_t, ex::just_stopped_t>);
static_assert(!std::same_as<ex::just_error_t, ex::just_stopped_t>);

template<class Cpo, class... Ts>
using result = decltype(std::declval<Cpo>()(std::declval<Ts>()...));

template<class Cpo, class... Ts>
concept makes_the_same_sender =
  ex::sender<result<Cpo, Ts...>> && std::same_as<result<Cpo&, Ts...>, result<Cpo, Ts...>> &&
  std::same_as<result<const Cpo&, Ts...>, result<Cpo, Ts...>> &&
  std::same_as<result<const Cpo, Ts...>, result<Cpo, Ts...>>;

static_assert(makes_the_same_sender<ex::just_t>);
static_assert(makes_the_same_sender<ex::just_t, int>);
static_assert(makes_the_same_sender<ex::just_t, int, const double&>);
static_assert(makes_the_same_sender<ex::just_error_t, int>);
static_assert(makes_the_same_sender<ex::just_stopped_t>);
