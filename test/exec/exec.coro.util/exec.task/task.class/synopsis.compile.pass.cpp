// [task.class]/u1
//
// A task can be moved, but not copied. Its stop token is that of its source.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"
#include "tasks.h"

#include <concepts>
#include <coroutine>
#include <type_traits>

template<class Task>
constexpr bool test() {
  static_assert(std::is_class_v<Task>);
  static_assert(std::derived_from<typename Task::sender_concept, tag::sender>);
  static_assert(std::is_class_v<typename Task::promise_type>);
  static_assert(std::is_nothrow_move_constructible_v<Task>);
  static_assert(!std::is_copy_constructible_v<Task>);
  static_assert(std::same_as<typename Task::stop_token_type,
    decltype(std::declval<typename Task::stop_source_type>().get_token())>);
  static_assert(std::same_as<typename std::coroutine_traits<Task>::promise_type, typename Task::promise_type>);

  // Only an rvalue is a sender: an lvalue could not be moved from behind its owner's back.
  static_assert(ex::sender<Task>);
  static_assert(!ex::sender<Task&>);
  static_assert(!ex::sender<const Task>);
  return true;
}

static_assert(test<task<void>>());
static_assert(test<task<int>>());
static_assert(test<task<int, scheduled_by<ex::inline_scheduler>>>());
