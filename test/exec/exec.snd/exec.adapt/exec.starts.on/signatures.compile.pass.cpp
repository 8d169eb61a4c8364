// [exec.starts.on]/4.2
//
// The completion signatures are those of the child, those of the schedule sender but for its value completion, and
// set_error_t(exception_ptr) if moving or connecting the child may throw; otherwise that one may be there or not.
//
// EDITION: cd c++26

#include "signatures.h"
#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <exception>
#include <string>
#include <utility>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

template<class... Sigs>
struct child {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Sigs...>();
  }

  operation connect(auto) const noexcept;
};

using failure = ex::set_error_t(std::exception_ptr);

template<class... Failures>
using scheduler = manual_resource<Failures...>::scheduler_type;

template<class Sch, class Child>
using starts_on = decltype(ex::starts_on(std::declval<Sch>(), std::declval<Child>()));

template<class Sndr, class... Sigs>
concept completes_without_throwing =
  completes_in_with<Sndr, ex::env<>, Sigs...> || completes_in_with<Sndr, ex::env<>, Sigs..., failure>;

static_assert(completes_without_throwing<starts_on<scheduler<>, child<ex::set_value_t(int)>>, ex::set_value_t(int)>);
static_assert(completes_without_throwing<starts_on<scheduler<>, child<>>>);
static_assert(
  completes_without_throwing<starts_on<scheduler<>, child<ex::set_value_t(int&), ex::set_value_t(std::string),
                                                      ex::set_error_t(const int&), ex::set_stopped_t()>>,
    ex::set_value_t(int&), ex::set_value_t(std::string), ex::set_error_t(const int&), ex::set_stopped_t()>);
static_assert(completes_without_throwing<starts_on<scheduler<ex::set_stopped_t()>, child<ex::set_value_t(int)>>,
  ex::set_value_t(int), ex::set_stopped_t()>);
static_assert(completes_without_throwing<
  starts_on<scheduler<ex::set_error_t(long)>, child<ex::set_value_t(), ex::set_error_t(int)>>, ex::set_value_t(),
  ex::set_error_t(int), ex::set_error_t(long)>);

// Connecting the child may throw.
struct throwing_connect {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  operation connect(auto) const noexcept(false);
};
static_assert(completes_in_with<starts_on<scheduler<>, throwing_connect>, ex::env<>, ex::set_value_t(), failure>);

// Moving it may.
struct throwing_move : child<ex::set_value_t()> {
  throwing_move(const throwing_move&) noexcept(false);
};
static_assert(completes_in_with<starts_on<scheduler<>, throwing_move>, ex::env<>, ex::set_value_t(), failure>);

// A child that needs an environment sees the scheduler in it.
static_assert(completes_without_throwing<starts_on<scheduler<>, decltype(ex::read_env(get_starting_scheduler))>,
  ex::set_value_t(scheduler<>)>);
