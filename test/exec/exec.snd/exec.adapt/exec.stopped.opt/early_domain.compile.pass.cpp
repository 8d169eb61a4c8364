// [exec.stopped.opt]/2
//
// The sender's domain is asked at once what to make of stopped_as_optional(sndr): it is shown the sender that would be
// the result, and what it makes of that is the result.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>
#include <utility>

struct idle_operation {
  using operation_state_concept = tag::operation_state;

  void start() & noexcept {}
};

// What the domain makes of a sender of the adaptor.
struct replaced {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

struct replacing_domain {
  template<ex::sender Sndr>
    requires std::same_as<ex::tag_of_t<Sndr>, ex::stopped_as_optional_t>
  constexpr replaced transform_sender(Sndr&&) const {
    return {};
  }
};

// Asked only when the sender is connected, with an environment.
struct late_domain {
  template<ex::sender Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, ex::stopped_as_optional_t>
  constexpr replaced transform_sender(Sndr&&, const Env&) const {
    return {};
  }
};

template<class Domain>
struct child_of {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  constexpr attributes get_env() const noexcept { return {}; }

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

template<class Domain>
using result = std::remove_cvref_t<decltype(ex::stopped_as_optional(child_of<Domain>()))>;

static_assert(std::same_as<result<replacing_domain>, replaced>);

// A domain that wants an environment is not asked yet, and the default one leaves the sender as it is.
static_assert(std::same_as<ex::tag_of_t<result<late_domain>>, ex::stopped_as_optional_t>);
static_assert(std::same_as<ex::tag_of_t<result<ex::default_domain>>, ex::stopped_as_optional_t>);
