// What the query objects that ask an environment have in common: environments that show how they were asked, and
// schedulers as answers. Most of it is only looked at and not defined.

#ifndef SUPPORT_QUERIES_H
#define SUPPORT_QUERIES_H

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

// The answer to a question that was not put as it should be.
struct wrong_answer {};

template<class Query, class Answer>
struct answering_env {
  Answer query(Query) const noexcept;
};

// Answers well only where it is asked as a const lvalue.
template<class Query, class Answer>
struct const_lvalue_env {
  wrong_answer query(Query) & noexcept;
  wrong_answer query(Query) && noexcept;
  wrong_answer query(Query) const&& noexcept;
  Answer query(Query) const& noexcept;
};

// Answers well only where the argument is a const lvalue.
template<class Query, class Answer>
struct const_argument_env {
  wrong_answer query(Query&) const noexcept;
  wrong_answer query(Query&&) const noexcept;
  wrong_answer query(const Query&&) const noexcept;
  Answer query(const Query&) const noexcept;
};

// Cannot be asked as a const lvalue.
template<class Query, class Answer>
struct mutable_env {
  Answer query(Query) noexcept;
};

// Cannot be asked with a const lvalue.
template<class Query, class Answer>
struct mutable_argument_env {
  Answer query(Query&) const noexcept;
};

// Every copy of the query object, const or not, lvalue or rvalue, has an Answer from Env, and does not throw.
template<class Env, class Query, class Answer>
concept answers =
  std::same_as<std::invoke_result_t<Query, Env>, Answer> && std::same_as<std::invoke_result_t<Query&, Env>, Answer> &&
  std::same_as<std::invoke_result_t<const Query&, Env>, Answer> &&
  std::same_as<std::invoke_result_t<const Query, Env>, Answer> && std::is_nothrow_invocable_v<Query, Env> &&
  std::is_nothrow_invocable_v<Query&, Env> && std::is_nothrow_invocable_v<const Query&, Env> &&
  std::is_nothrow_invocable_v<const Query, Env>;

// The same whatever Env is.
template<class Env, class Query, class Answer>
concept always_answers = answers<Env, Query, Answer> && answers<Env&, Query, Answer> &&
                         answers<const Env&, Query, Answer> && answers<const Env, Query, Answer>;

// The environment is asked as a const lvalue with a const lvalue, whatever it and the query object are.
template<class Query, class Answer>
concept asks_const_lvalues = always_answers<answering_env<Query, Answer>, Query, Answer> &&
                             always_answers<const_lvalue_env<Query, Answer>, Query, Answer> &&
                             always_answers<const_argument_env<Query, Answer>, Query, Answer>;

template<class Env, class Query>
concept asked_in_vain =
  !std::invocable<const Query&, Env> && !std::invocable<const Query&, Env&> &&
  !std::invocable<const Query&, const Env&> && !std::invocable<Query&, Env&> && !std::invocable<Query, Env>;

// The sender that Sch makes; it names its scheduler.
template<class Sch>
struct schedule_sender {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept;
  };

  struct attributes {
    Sch scheduler;

    constexpr Sch query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return scheduler; }
#if CONFORM_EDITION >= 2026
    constexpr ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif
  };

  Sch scheduler;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  constexpr attributes get_env() const noexcept { return {scheduler}; }
  operation connect(auto) const;
};

// A scheduler that can be told from others.
struct numbered_scheduler {
  using scheduler_concept = tag::scheduler;

  int number = 0;

  constexpr schedule_sender<numbered_scheduler> schedule() const noexcept { return {*this}; }
  constexpr ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::parallel;
  }
  bool operator==(const numbered_scheduler&) const = default;
};

// An environment that answers Query with an object of its own.
template<class Query, class Answer>
struct owning_env {
  Answer answer;
  constexpr Answer query(Query) const noexcept { return answer; }
};

// The same by reference.
template<class Query, class Answer>
struct referring_env {
  Answer answer;
  constexpr const Answer& query(Query) const noexcept { return answer; }
};

// What query answers is the answer of the environment: a copy, or the very object if the environment gives a reference.
template<class Query, class Answer>
constexpr void gives_the_answer(Query query, Answer answer, Answer another) {
  owning_env<Query, Answer> env{answer};
  assert(query(env) == answer);
  env.answer = another;
  assert(query(std::as_const(env)) == another);
  assert(query(std::move(env)) == another);

  const referring_env<Query, Answer> referring{answer};
  static_assert(std::same_as<decltype(query(referring)), const Answer&>);
  assert(&query(referring) == &referring.answer);

  const auto made = ex::prop(query, answer);
  assert(query(made) == answer);
}

#endif
