// [exec.getcomplsigs]/3.1, [exec.getcomplsigs]/3.2
//
// A sender that can be asked with the environment is asked so, even if it throws then and would not without; one that
// throws only without an environment has completion signatures in all of them.

#include "execution.h"
#include "signatures.h"
#include "tags.h"

using number_signatures = ex::completion_signatures<ex::set_value_t(int)>;

struct throws_with_environment {
  using sender_concept = tag::sender;

  template<class Self>
  static consteval number_signatures get_completion_signatures() {
    return {};
  }

  template<class Self, class Env>
  static consteval number_signatures get_completion_signatures() {
    throw 1;
  }
};

static_assert(ex::sender_in<throws_with_environment>);
static_assert(!ex::sender_in<throws_with_environment, ex::env<>>);

struct throws_without_environment {
  using sender_concept = tag::sender;

  template<class Self>
  static consteval number_signatures get_completion_signatures() {
    throw ex::dependent_sender_error();
  }

  template<class Self, class Env>
  static consteval number_signatures get_completion_signatures() {
    return {};
  }
};

static_assert(!ex::sender_in<throws_without_environment>);
static_assert(completes_in_with<throws_without_environment, ex::env<>, ex::set_value_t(int)>);
