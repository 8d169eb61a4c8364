// [exec.getcomplsigs]/3.2
//
// A sender that can be asked with some environments only is asked without one where it cannot be asked with it.

#include "execution.h"
#include "signatures.h"
#include "tags.h"

#include <concepts>

struct special_env {};

struct choosy {
  using sender_concept = tag::sender;

  template<class Self, std::same_as<special_env> Env>
  static consteval ex::completion_signatures<ex::set_value_t()> get_completion_signatures() {
    throw 1;
  }

  template<class Self>
  static consteval ex::completion_signatures<ex::set_value_t(int)> get_completion_signatures() {
    return {};
  }
};

static_assert(completes_with<choosy, ex::set_value_t(int)>);
static_assert(completes_in_with<choosy, const special_env&, ex::set_value_t(int)>);
static_assert(!ex::sender_in<choosy, special_env>);
