// [exec.let]/7.1
//
// There are no completion signatures if a datum that the function is to get cannot be decay-copied.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"
#include "tags.h"
#include "values.h"

#include <utility>

// Its signatures are known only together with an environment, so that the question is not asked before.
template<class... Sigs>
struct dependent_child {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept;
  };

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Sigs...>();
  }

  operation connect(auto) const;
};

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

template<class... Sigs>
concept let_value_valid = ex::sender_in<decltype(ex::let_value(dependent_child<Sigs...>(), function())), ex::env<>>;

template<class... Sigs>
concept let_error_valid = ex::sender_in<decltype(ex::let_error(dependent_child<Sigs...>(), function())), ex::env<>>;

static_assert(let_value_valid<ex::set_value_t(move_only)>);
static_assert(let_value_valid<ex::set_value_t(int&, const int&)>);
static_assert(!let_value_valid<ex::set_value_t(move_only&)>);
static_assert(!let_value_valid<ex::set_value_t(const move_only&)>);
static_assert(!let_value_valid<ex::set_value_t(const move_only&&)>);
static_assert(!let_value_valid<ex::set_value_t(not_movable)>);
static_assert(!let_value_valid<ex::set_value_t(int, move_only&)>);
static_assert(!let_value_valid<ex::set_value_t(int), ex::set_value_t(move_only&)>);

static_assert(let_error_valid<ex::set_error_t(move_only)>);
static_assert(!let_error_valid<ex::set_error_t(move_only&)>);
static_assert(!let_error_valid<ex::set_error_t(not_movable)>);
static_assert(!let_error_valid<ex::set_error_t(int), ex::set_error_t(move_only&)>);

// Datums that are only passed on need not be copied.
static_assert(let_value_valid<ex::set_value_t(), ex::set_error_t(move_only&)>);
static_assert(let_error_valid<ex::set_value_t(not_movable), ex::set_error_t(int)>);
