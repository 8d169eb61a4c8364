// [exec.let]/11
//
// That the sender can be connected only if that which the function returns can be is a constraint.
//
// INFORMATIVE: what constrains the default implementation should be seen when connect is asked, but that is only said
// to be ill-formed

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

template<bool Connectable>
struct returned {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
    requires Connectable
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

template<bool Connectable>
struct function {
  returned<Connectable> operator()(auto&&...) const { return {}; }
};

using receiver = decltype(any_receiver(std::declval<record&>()));

template<class Sndr>
concept connects =
  ex::sender_in<Sndr, ex::env_of_t<receiver>> && requires { typename ex::connect_result_t<Sndr, receiver>; };

template<class Adaptor, class Child, bool Connectable>
concept can_be_connected =
  connects<decltype(std::declval<const Adaptor&>()(std::declval<Child>(), std::declval<function<Connectable>>()))>;

template<class Adaptor, class Child>
concept constrained = can_be_connected<Adaptor, Child, true> && !can_be_connected<Adaptor, Child, false>;

static_assert(constrained<ex::let_value_t, decltype(ex::just(1))>);
static_assert(constrained<ex::let_error_t, decltype(ex::just_error(1))>);
static_assert(constrained<ex::let_stopped_t, decltype(ex::just_stopped())>);
