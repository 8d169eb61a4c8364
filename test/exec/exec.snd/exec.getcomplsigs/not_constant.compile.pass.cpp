// [exec.getcomplsigs]/3.1, [exec.getcomplsigs]/3.2
//
// A sender whose answer is not a constant has no completion signatures, whatever the type of the answer.

#include "execution.h"
#include "tags.h"

using signatures = ex::completion_signatures<ex::set_value_t(int)>;

struct asked_at_run_time {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static signatures get_completion_signatures() {
    return {};
  }
};

struct never_constant {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static constexpr signatures get_completion_signatures() {
    return asked_at_run_time::get_completion_signatures<Self, Env...>();
  }
};

struct not_defined {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static signatures get_completion_signatures();
};

static_assert(!ex::sender_in<asked_at_run_time> && !ex::sender_in<asked_at_run_time, ex::env<>>);
static_assert(!ex::sender_in<never_constant> && !ex::sender_in<never_constant, ex::env<>>);
static_assert(!ex::sender_in<not_defined> && !ex::sender_in<not_defined, ex::env<>>);

// It need not be consteval.
struct constant {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static constexpr signatures get_completion_signatures() {
    return {};
  }
};

static_assert(ex::sender_in<constant> && ex::sender_in<constant, ex::env<>>);
