// [exec.get.await.adapt]/2
//
// get_await_completion_adaptor is a query object; it asks the environment, as a const lvalue, and gives what that
// answers, whatever its type, or has no answer.

#include "execution.h"

#include <concepts>
#include <type_traits>

using query_t = ex::get_await_completion_adaptor_t;

static_assert(std::same_as<decltype(ex::get_await_completion_adaptor), const query_t>);
static_assert(std::semiregular<query_t>);

struct adaptor {};
struct another {};

// Answers differently if it is not asked as a const lvalue.
struct category_environment {
  another query(ex::get_await_completion_adaptor_t) & noexcept;
  another query(ex::get_await_completion_adaptor_t) && noexcept;
  another query(ex::get_await_completion_adaptor_t) const&& noexcept;
  adaptor query(ex::get_await_completion_adaptor_t) const& noexcept;
};

// Answers differently if it is not asked with a const lvalue.
struct argument_environment {
  another query(ex::get_await_completion_adaptor_t&) const noexcept;
  another query(ex::get_await_completion_adaptor_t&&) const noexcept;
  another query(const ex::get_await_completion_adaptor_t&&) const noexcept;
  adaptor query(const ex::get_await_completion_adaptor_t&) const noexcept;
};

struct value_environment {
  adaptor query(ex::get_await_completion_adaptor_t) const noexcept;
};

struct reference_environment {
  const adaptor& query(ex::get_await_completion_adaptor_t) const noexcept;
};

struct mutable_environment {
  adaptor query(ex::get_await_completion_adaptor_t) noexcept;
};

struct without_answer {};

template<class Env, class Answer>
concept answered_by =
  std::same_as<std::invoke_result_t<query_t, Env>, Answer> &&
  std::same_as<std::invoke_result_t<query_t&, Env>, Answer> &&
  std::same_as<std::invoke_result_t<const query_t&, Env>, Answer> && std::is_nothrow_invocable_v<const query_t&, Env>;

static_assert(answered_by<value_environment, adaptor>);
static_assert(answered_by<value_environment&, adaptor>);
static_assert(answered_by<const value_environment&, adaptor>);
static_assert(answered_by<category_environment, adaptor>);
static_assert(answered_by<category_environment&, adaptor>);
static_assert(answered_by<const category_environment, adaptor>);
static_assert(answered_by<argument_environment, adaptor>);
static_assert(answered_by<reference_environment, const adaptor&>);

static_assert(!std::invocable<query_t, without_answer>);
static_assert(!std::invocable<query_t, mutable_environment>);
static_assert(!std::invocable<query_t, mutable_environment&>);
