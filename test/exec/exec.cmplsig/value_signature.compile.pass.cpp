// [exec.cmplsig]/4.1
//
// set_value_t with any number of parameters of object and reference types is a completion signature.

#include "execution.h"
#include "values.h"

#include <string>

template<class Sig>
concept completion_signature = requires { typename ex::completion_signatures<Sig>; };

struct abstract {
  virtual void f() = 0;
};

static_assert(completion_signature<ex::set_value_t()>);
static_assert(completion_signature<ex::set_value_t(int)>);
static_assert(completion_signature<ex::set_value_t(int, std::string, int)>);
static_assert(completion_signature<ex::set_value_t(int&, const int&, int&&, const int&&)>);
static_assert(completion_signature<ex::set_value_t(void (*)(int), void (&)(int), int (&)[3])>);
static_assert(completion_signature<ex::set_value_t(move_only, not_movable, not_movable&)>);
static_assert(completion_signature<ex::set_value_t(abstract&)>);

// The form must be exactly this.
static_assert(!completion_signature<ex::set_value_t>);
static_assert(!completion_signature<ex::set_value_t (*)(int)>);
static_assert(!completion_signature<ex::set_value_t (&)(int)>);
static_assert(!completion_signature<ex::set_value_t(int, ...)>);
static_assert(!completion_signature<ex::set_value_t&(int)>);
static_assert(!completion_signature<const ex::set_value_t&(int)>);
static_assert(!completion_signature<ex::set_value_t(int) const>);
static_assert(!completion_signature<ex::set_value_t(int) noexcept>);
