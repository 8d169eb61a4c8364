// [execution.syn]/u1
//
// The header has the names of the synopsis, each of its kind: those of tasks, of scopes with what spawns into them, and
// of the parallel scheduler.
//
// EDITION: cd

#include "execution.h"

#include <concepts>
#include <memory>
#include <type_traits>

template<class Object, class Type>
concept constant_of = std::same_as<Object, const Type> && std::is_class_v<Type> && std::semiregular<Type>;

// Scopes, and what spawns into them
static_assert(constant_of<decltype(ex::associate), ex::associate_t>);
static_assert(constant_of<decltype(ex::spawn), ex::spawn_t>);
static_assert(constant_of<decltype(ex::spawn_future), ex::spawn_future_t>);
static_assert(std::is_class_v<ex::simple_counting_scope>);
static_assert(std::is_class_v<ex::counting_scope>);
static_assert(ex::scope_token<ex::simple_counting_scope::token> && !ex::scope_token<int>);

// Tasks
static_assert(ex::scheduler<ex::task_scheduler>);
static_assert(ex::sender<ex::task<int, ex::env<>>>);

using error = decltype(ex::with_error(1));
static_assert(std::same_as<error, ex::with_error<int>>);
static_assert(std::same_as<ex::with_error<const int&>::type, int>);
static_assert(std::same_as<decltype(error::error), int>);

using change = decltype(ex::change_coroutine_scheduler(ex::inline_scheduler()));
static_assert(std::same_as<change, ex::change_coroutine_scheduler<ex::inline_scheduler>>);
static_assert(std::same_as<ex::change_coroutine_scheduler<const ex::inline_scheduler&>::type, ex::inline_scheduler>);
static_assert(std::same_as<decltype(change::scheduler), ex::inline_scheduler>);

// The parallel scheduler
namespace replaceability = ex::system_context_replaceability;
static_assert(std::same_as<decltype(ex::get_parallel_scheduler()), ex::parallel_scheduler>);
static_assert(std::is_class_v<replaceability::receiver_proxy>);
static_assert(std::is_class_v<replaceability::bulk_item_receiver_proxy>);
static_assert(std::same_as<decltype(replaceability::query_parallel_scheduler_backend()),
  std::shared_ptr<replaceability::parallel_scheduler_backend>>);
