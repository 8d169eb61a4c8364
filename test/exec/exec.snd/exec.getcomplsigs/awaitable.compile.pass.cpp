// [exec.getcomplsigs]/3.3
//
// An awaitable that does not say itself how it completes has three completion signatures: the value is the result of
// awaiting it, if there is one, the error is an exception_ptr, and it can be stopped. This holds for awaitables that
// throw nothing, too.

#include "coroutines.h"
#include "execution.h"
#include "signatures.h"
#include "tags.h"

#include <exception>

static_assert(awaited_as<awaiter<int>, int>);
static_assert(awaited_as<awaiter<int>&, int>);
static_assert(awaited_as<const awaiter<int>&, int>);
static_assert(awaited_as<awaiter<int&>, int&>);
static_assert(awaited_as<awaiter<void>>);

struct tagged : awaiter<int> {
  using sender_concept = tag::sender;
};

static_assert(awaited_as<tagged, int>);

// What it says itself comes first, with an environment and without.
struct says_itself : tagged {
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(char)>();
  }
};

struct says_itself_for_any : tagged {
  template<class Self>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(char)>();
  }
};

static_assert(completes_with<says_itself, ex::set_value_t(char)>);
static_assert(completes_with<says_itself_for_any, ex::set_value_t(char)>);

static_assert(same_signatures<decltype(ex::get_completion_signatures<awaiter<int>>()),
  ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>>);
static_assert(same_signatures<decltype(ex::get_completion_signatures<awaiter<int>, ex::env<>>()),
  ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>>);
