// [exec.let]/7.2
//
// There are no completion signatures if the function, as an rvalue, cannot be invoked with lvalues of the decayed
// datums of each completion that it is for.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"
#include "tags.h"
#include "values.h"

#include <string>
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

template<class... Args>
struct takes {
  auto operator()(Args...) const { return ex::just(); }
};

struct lvalue_function {
  auto operator()(int&) & { return ex::just(); }
};

struct rvalue_function {
  auto operator()(int&) && { return ex::just(); }
};

template<class Fn, class... Sigs>
concept let_value_valid = ex::sender_in<decltype(ex::let_value(dependent_child<Sigs...>(), Fn())), ex::env<>>;

template<class Fn, class... Sigs>
concept let_error_valid = ex::sender_in<decltype(ex::let_error(dependent_child<Sigs...>(), Fn())), ex::env<>>;

static_assert(let_value_valid<takes<int&>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<int>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<const int&>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<long>, ex::set_value_t(int)>);
static_assert(let_value_valid<takes<int&>, ex::set_value_t(const int&)>);
static_assert(!let_value_valid<takes<int&&>, ex::set_value_t(int)>);
static_assert(!let_value_valid<takes<int&&>, ex::set_value_t(int&&)>);
static_assert(!let_value_valid<takes<move_only>, ex::set_value_t(move_only)>);
static_assert(!let_value_valid<takes<std::string>, ex::set_value_t(int)>);
static_assert(!let_value_valid<takes<>, ex::set_value_t(int)>);
static_assert(!let_value_valid<takes<int&>, ex::set_value_t()>);
static_assert(!let_value_valid<takes<int&>, ex::set_value_t(int, int)>);
static_assert(!let_value_valid<takes<int&>, ex::set_value_t(int), ex::set_value_t()>);

static_assert(let_value_valid<rvalue_function, ex::set_value_t(int)>);
static_assert(!let_value_valid<lvalue_function, ex::set_value_t(int)>);

static_assert(let_error_valid<takes<int&>, ex::set_error_t(int)>);
static_assert(!let_error_valid<takes<int&&>, ex::set_error_t(int)>);
static_assert(!let_error_valid<takes<int&>, ex::set_error_t(int), ex::set_error_t(std::string)>);

// The others do not concern the function.
static_assert(let_value_valid<takes<int&>, ex::set_value_t(int), ex::set_error_t(std::string), ex::set_stopped_t()>);
static_assert(let_error_valid<takes<int&>, ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(let_value_valid<takes<int&>, ex::set_stopped_t()>);
