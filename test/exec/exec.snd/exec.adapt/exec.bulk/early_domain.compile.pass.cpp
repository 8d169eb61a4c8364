// [exec.bulk]/3
//
// The sender's domain is asked at once what to make of bulk(sndr, policy, shape, f), bulk_chunked or bulk_unchunked: it
// is shown the sender that would be the result, and what it makes of that is the result.
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

template<class Tag>
struct replacing_domain {
  template<ex::sender Sndr>
    requires std::same_as<ex::tag_of_t<Sndr>, Tag>
  constexpr replaced transform_sender(Sndr&&) const {
    return {};
  }
};

// Asked only when the sender is connected, with an environment.
template<class Tag>
struct late_domain {
  template<ex::sender Sndr, class Env>
    requires std::same_as<ex::tag_of_t<Sndr>, Tag>
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

struct function {
  void operator()(auto&&...) const noexcept;
};

template<class Adaptor, class Domain>
using result =
  std::remove_cvref_t<decltype(std::declval<const Adaptor&>()(child_of<Domain>(), ex::seq, 3, function()))>;

template<class Adaptor>
constexpr bool test() {
  static_assert(std::same_as<result<Adaptor, replacing_domain<Adaptor>>, replaced>);

  // A domain that wants an environment is not asked yet, and the default one leaves the sender as it is.
  static_assert(std::same_as<ex::tag_of_t<result<Adaptor, late_domain<Adaptor>>>, Adaptor>);
  static_assert(std::same_as<ex::tag_of_t<result<Adaptor, ex::default_domain>>, Adaptor>);
  return true;
}

static_assert(test<ex::bulk_t>());
static_assert(test<ex::bulk_chunked_t>());
static_assert(test<ex::bulk_unchunked_t>());
