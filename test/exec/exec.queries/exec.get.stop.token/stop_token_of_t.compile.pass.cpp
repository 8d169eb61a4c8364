// [exec.get.stop.token]/2
//
// stop_token_of_t names the type of the token that get_stop_token answers with, without reference and qualifiers.

#include "execution.h"

#include <concepts>

template<class T>
struct env {
  T query(exs::get_stop_token_t) const noexcept;
};

struct no_query_env {};

static_assert(std::same_as<exs::stop_token_of_t<env<exs::inplace_stop_token>>, exs::inplace_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<env<exs::inplace_stop_token&>>, exs::inplace_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<env<exs::inplace_stop_token&&>>, exs::inplace_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<env<const exs::inplace_stop_token&>>, exs::inplace_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<env<exs::never_stop_token>>, exs::never_stop_token>);

// The queryable object may be of any value category.
static_assert(std::same_as<exs::stop_token_of_t<env<exs::inplace_stop_token>&>, exs::inplace_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<const env<exs::inplace_stop_token>&>, exs::inplace_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<env<exs::inplace_stop_token>&&>, exs::inplace_stop_token>);

// Without an answer there is still a token.
static_assert(std::same_as<exs::stop_token_of_t<no_query_env>, exs::never_stop_token>);
static_assert(std::same_as<exs::stop_token_of_t<const no_query_env&>, exs::never_stop_token>);
