// [exec.opstate.start]/1
//
// start is a customization point object: every copy of it, const or not, lvalue or rvalue, starts the operation. It
// does not throw.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>

static_assert(std::same_as<decltype(ex::start), const ex::start_t>);
static_assert(std::semiregular<ex::start_t>);

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

// The tag is not needed.
struct untagged {
  void start() & noexcept;
};

template<class Op>
concept started_by_all = std::same_as<std::invoke_result_t<ex::start_t, Op>, void> &&
                         std::same_as<std::invoke_result_t<ex::start_t&, Op>, void> &&
                         std::same_as<std::invoke_result_t<const ex::start_t&, Op>, void> &&
                         std::same_as<std::invoke_result_t<const ex::start_t, Op>, void> &&
                         std::is_nothrow_invocable_v<const ex::start_t&, Op>;

static_assert(started_by_all<operation&>);
static_assert(started_by_all<untagged&>);

struct no_start {};
static_assert(!std::invocable<const ex::start_t&, no_start&>);
static_assert(!std::invocable<const ex::start_t&, const operation&>);
static_assert(!std::invocable<const ex::start_t&, operation&, int>);
