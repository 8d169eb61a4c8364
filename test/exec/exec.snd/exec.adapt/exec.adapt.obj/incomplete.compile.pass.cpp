// [exec.adapt.obj]/3
//
// The argument of sender_adaptor_closure may be an incomplete class, or one that is not derived from it, as long as it
// is not used with the operator |.

#include "closures.h"
#include "execution.h"

struct never_completed;
struct completed_later;
struct unrelated {};

constexpr ex::sender_adaptor_closure<never_completed> of_incomplete{};
constexpr ex::sender_adaptor_closure<completed_later> of_completed_later{};
constexpr ex::sender_adaptor_closure<unrelated> of_unrelated{};

struct completed_later : ex::sender_adaptor_closure<completed_later> {
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) const;
};

static_assert(ex::sender<decltype(numbered_sender() | completed_later())>);
static_assert(ex::sender<decltype(numbered_sender() | (completed_later() | completed_later()))>);
