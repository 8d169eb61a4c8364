// [exec.stopped.opt]/4
//
// The sender has one value completion, with an optional, the error completions of the adapted one, and no stopped
// completion. An error completion with an exception is there if the optional cannot be made without one. (If it can,
// one may still be there for the stopped completion: whether let_stopped has it is up to the library.)
//
// EDITION: cd c++26

#include "signatures.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <exception>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Sndr>
using result = decltype(ex::stopped_as_optional(std::declval<Sndr>()));

template<class Sndr, class... Sigs>
concept completes = completes_in_with<Sndr, ex::env<>, Sigs...>;

template<class Sndr, class... Sigs>
concept completes_or_throws = completes<Sndr, Sigs...> || completes<Sndr, Sigs..., ex::set_error_t(std::exception_ptr)>;

static_assert(
  completes_or_throws<result<sender<ex::set_value_t(int), ex::set_stopped_t()>>, ex::set_value_t(std::optional<int>)>);
static_assert(completes_or_throws<result<sender<ex::set_value_t(const int&), ex::set_stopped_t()>>,
  ex::set_value_t(std::optional<int>)>);
static_assert(completes_or_throws<result<sender<ex::set_value_t(move_only), ex::set_stopped_t()>>,
  ex::set_value_t(std::optional<move_only>)>);
static_assert(completes_or_throws<
  result<sender<ex::set_value_t(int), ex::set_error_t(int&), ex::set_error_t(char), ex::set_stopped_t()>>,
  ex::set_value_t(std::optional<int>), ex::set_error_t(int&), ex::set_error_t(char)>);
static_assert(completes_or_throws<result<sender<ex::set_value_t(int, char), ex::set_stopped_t()>>,
  ex::set_value_t(std::optional<std::tuple<int, char>>)>);

// Without a stopped completion there is nothing that might throw but making the optional.
static_assert(completes<result<sender<ex::set_value_t(int)>>, ex::set_value_t(std::optional<int>)>);
static_assert(completes<result<sender<ex::set_value_t(int), ex::set_error_t(int)>>, ex::set_value_t(std::optional<int>),
  ex::set_error_t(int)>);

static_assert(completes<result<sender<ex::set_value_t(const std::string&)>>,
  ex::set_value_t(std::optional<std::string>), ex::set_error_t(std::exception_ptr)>);
static_assert(completes<result<sender<ex::set_value_t(throwing_move), ex::set_stopped_t()>>,
  ex::set_value_t(std::optional<throwing_move>), ex::set_error_t(std::exception_ptr)>);
