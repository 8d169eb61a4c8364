// [exec.let]/13
//
// The completion signatures are those of the child but for the ones that the algorithm is for, those of every sender
// that the function may return, and set_error_t(exception_ptr) if copying the datums, the function or connecting may
// throw; otherwise that one may be there or not.
//
// EDITION: cd c++26

#include "signatures.h"
#include "execution.h"
#include "senders.h"

#include <exception>
#include <string>
#include <utility>

template<class... Sigs>
struct child {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept;
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Sigs...>();
  }

  operation connect(auto) const noexcept;
};

using failure = ex::set_error_t(std::exception_ptr);

template<class Sndr, class Fn>
using let_value = decltype(ex::let_value(std::declval<Sndr>(), std::declval<Fn>()));

template<class Sndr, class Fn>
using let_error = decltype(ex::let_error(std::declval<Sndr>(), std::declval<Fn>()));

template<class Sndr, class Fn>
using let_stopped = decltype(ex::let_stopped(std::declval<Sndr>(), std::declval<Fn>()));

// Nothing can throw: the exception_ptr may be declared or not.
template<class Sndr, class... Sigs>
concept completes_without_throwing_without_env =
  same_signatures<ex::completion_signatures_of_t<Sndr>, ex::completion_signatures<Sigs...>> ||
  same_signatures<ex::completion_signatures_of_t<Sndr>, ex::completion_signatures<Sigs..., failure>>;

template<class Sndr, class Env, class... Sigs>
concept completes_without_throwing_in =
  completes_in_with<Sndr, Env, Sigs...> || completes_in_with<Sndr, Env, Sigs..., failure>;

template<class Sndr, class... Sigs>
concept completes_without_throwing =
  completes_without_throwing_without_env<Sndr, Sigs...> && completes_without_throwing_in<Sndr, ex::env<>, Sigs...>;

template<class... Sigs>
struct nothrow {
  child<Sigs...> operator()(auto&&...) const noexcept;
};

template<class... Sigs>
struct throwing {
  child<Sigs...> operator()(auto&&...) const;
};

// The completions of the new sender take the place of the child's.
static_assert(completes_without_throwing<let_value<child<ex::set_value_t(int)>, nothrow<ex::set_value_t(long)>>,
  ex::set_value_t(long)>);
static_assert(completes_without_throwing<let_error<child<ex::set_error_t(int)>, nothrow<ex::set_value_t(long)>>,
  ex::set_value_t(long)>);
static_assert(completes_without_throwing<let_stopped<child<ex::set_stopped_t()>, nothrow<ex::set_value_t(long)>>,
  ex::set_value_t(long)>);
static_assert(completes_without_throwing<
  let_value<child<ex::set_value_t(int)>,
    nothrow<ex::set_value_t(int&, char), ex::set_value_t(), ex::set_error_t(const int&), ex::set_stopped_t()>>,
  ex::set_value_t(int&, char), ex::set_value_t(), ex::set_error_t(const int&), ex::set_stopped_t()>);

// The others stay as they are.
using all = child<ex::set_value_t(int), ex::set_value_t(int&), ex::set_error_t(char&), ex::set_error_t(std::string),
  ex::set_stopped_t()>;
static_assert(completes_without_throwing<let_value<all, nothrow<ex::set_value_t(long)>>, ex::set_value_t(long),
  ex::set_error_t(char&), ex::set_error_t(std::string), ex::set_stopped_t()>);
static_assert(completes_without_throwing<let_error<all, nothrow<ex::set_value_t(long)>>, ex::set_value_t(int),
  ex::set_value_t(int&), ex::set_value_t(long), ex::set_stopped_t()>);
static_assert(completes_without_throwing<let_stopped<all, nothrow<ex::set_value_t(long)>>, ex::set_value_t(int),
  ex::set_value_t(int&), ex::set_value_t(long), ex::set_error_t(char&), ex::set_error_t(std::string)>);

// The function may throw.
static_assert(completes_with<let_value<child<ex::set_value_t(int)>, throwing<ex::set_value_t(long)>>,
  ex::set_value_t(long), failure>);
static_assert(
  completes_with<let_error<child<ex::set_error_t(int)>, throwing<ex::set_stopped_t()>>, failure, ex::set_stopped_t()>);
static_assert(completes_with<let_stopped<child<ex::set_stopped_t()>, throwing<ex::set_value_t(long)>>,
  ex::set_value_t(long), failure>);

// Copying the datum may.
static_assert(completes_with<let_value<child<ex::set_value_t(const std::string&)>, nothrow<ex::set_value_t(long)>>,
  ex::set_value_t(long), failure>);
static_assert(completes_with<let_error<child<ex::set_error_t(std::string&)>, nothrow<ex::set_value_t(long)>>,
  ex::set_value_t(long), failure>);
static_assert(completes_without_throwing<let_value<child<ex::set_value_t(std::string)>, nothrow<ex::set_value_t(long)>>,
  ex::set_value_t(long)>);

// Connecting the new sender may.
struct throwing_connect {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  child<>::operation connect(auto) const noexcept(false);
};
struct returns_throwing_connect {
  throwing_connect operator()(auto&&...) const noexcept;
};
static_assert(
  completes_with<let_value<child<ex::set_value_t(int)>, returns_throwing_connect>, ex::set_value_t(), failure>);

// A function that is never invoked adds nothing.
static_assert(
  completes_with<let_value<child<ex::set_stopped_t()>, throwing<ex::set_value_t(long)>>, ex::set_stopped_t()>);
static_assert(completes_with<let_value<child<ex::set_error_t(int&), ex::set_stopped_t()>, throwing<ex::set_value_t()>>,
  ex::set_error_t(int&), ex::set_stopped_t()>);
static_assert(
  completes_with<let_error<child<ex::set_value_t(int)>, throwing<ex::set_value_t()>>, ex::set_value_t(int)>);
static_assert(
  completes_with<let_stopped<child<ex::set_value_t(int), ex::set_error_t(int)>, throwing<ex::set_value_t()>>,
    ex::set_value_t(int), ex::set_error_t(int)>);
static_assert(completes_with<let_value<child<>, throwing<ex::set_value_t()>>>);

// The function returns another sender for each completion.
struct by_datum {
  child<ex::set_value_t(long)> operator()(int&) const noexcept;
  child<ex::set_error_t(long)> operator()(char&) const noexcept;
  child<ex::set_stopped_t()> operator()(int&, char&) const noexcept;
};
static_assert(completes_without_throwing<
  let_value<child<ex::set_value_t(int), ex::set_value_t(const char&), ex::set_value_t(int, char)>, by_datum>,
  ex::set_value_t(long), ex::set_error_t(long), ex::set_stopped_t()>);
static_assert(completes_without_throwing<let_error<child<ex::set_error_t(int), ex::set_error_t(const char&)>, by_datum>,
  ex::set_value_t(long), ex::set_error_t(long)>);

// In any environment, and in each.
static_assert(!ex::dependent_sender<let_value<child<ex::set_value_t(int)>, nothrow<ex::set_value_t(long)>>>);

struct reads_env {
  auto operator()(auto&&...) const noexcept { return ex::read_env(exs::get_stop_token); }
};
struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};
static_assert(completes_without_throwing_in<let_value<child<ex::set_value_t(int)>, reads_env>, stoppable_env,
  ex::set_value_t(exs::inplace_stop_token)>);
