// [exec.snd.expos]/41
//
// The completion signatures of a child are those of the child as it is in the sender, an lvalue in an lvalue, in an
// environment that answers forwarding queries only.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "signatures.h"
#include "tags.h"

#include <concepts>
#include <type_traits>

// How it was asked.
template<bool IsLvalue, bool IsConst, bool Forwarding, bool NotForwarding>
struct asked {};

struct child {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    using how = asked<std::is_lvalue_reference_v<Self>, std::is_const_v<std::remove_reference_t<Self>>,
      std::invocable<forwarding, const Env&>, std::invocable<not_forwarding, const Env&>>;
    return ex::completion_signatures<ex::set_error_t(how)>();
  }
};

struct environment {
  int query(forwarding) const noexcept;
  int query(not_forwarding) const noexcept;
};

struct private_env {
  int query(not_forwarding) const noexcept;
};

inline auto ignore = [](auto&&...) noexcept {};

using then_sender = decltype(ex::then(child(), ignore));
using both = decltype(ex::upon_stopped(ex::then(child(), ignore), ignore));

static_assert(completes_in_with<then_sender, environment, ex::set_error_t(asked<false, false, true, false>)>);
static_assert(completes_in_with<then_sender&, environment, ex::set_error_t(asked<true, false, true, false>)>);
static_assert(completes_in_with<const then_sender&, environment, ex::set_error_t(asked<true, true, true, false>)>);
static_assert(completes_in_with<then_sender, private_env, ex::set_error_t(asked<false, false, false, false>)>);
static_assert(completes_in_with<both, environment, ex::set_error_t(asked<false, false, true, false>)>);
static_assert(completes_in_with<const both&, private_env, ex::set_error_t(asked<true, true, false, false>)>);
