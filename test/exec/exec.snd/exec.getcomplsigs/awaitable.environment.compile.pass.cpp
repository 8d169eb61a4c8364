// [exec.getcomplsigs]/3.3
//
// An awaitable is asked by a promise whose environment is the given one: what it gives, and whether it can be awaited
// at all, may depend on that.

#include "coroutines.h"
#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>

// Its result is what the environment of the promise answers.
struct gives_answer {
  template<class Promise>
    requires std::invocable<forwarding, ex::env_of_t<Promise&>>
  auto as_awaitable(Promise&) const noexcept -> awaiter<std::invoke_result_t<forwarding, ex::env_of_t<Promise&>>>;
};

struct tagged_gives_answer : gives_answer {
  using sender_concept = tag::sender;
};

template<class Answer>
struct answering_env {
  Answer query(forwarding) const noexcept;
};

static_assert(awaited_in_as<tagged_gives_answer, answering_env<int>, int>);
static_assert(awaited_in_as<tagged_gives_answer, answering_env<char&>, char&>);
static_assert(awaited_in_as<tagged_gives_answer&, answering_env<int>, int>);
static_assert(!ex::sender_in<tagged_gives_answer, ex::env<>>);
static_assert(!ex::sender_in<tagged_gives_answer>);

// A query that is no forwarding one is seen as well.
struct sees_everything {
  template<class Promise>
  auto as_awaitable(Promise&) const noexcept {
    return awaiter<std::bool_constant<std::invocable<not_forwarding, ex::env_of_t<Promise&>>>>();
  }
};

struct private_env {
  int query(not_forwarding) const noexcept;
};

static_assert(awaited_in_as<sees_everything, private_env, std::true_type>);
static_assert(awaited_in_as<sees_everything, ex::env<>, std::false_type>);
