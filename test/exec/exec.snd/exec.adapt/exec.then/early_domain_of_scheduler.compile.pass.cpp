// [exec.then]/3
//
// A sender that names no domain itself is in that of its completion schedulers, whichever of them it names.
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

template<class Domain>
struct replaced_by {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

template<int>
struct replacing_domain {
  template<ex::sender Sndr>
  constexpr auto transform_sender(Sndr&&) const -> replaced_by<replacing_domain> {
    return {};
  }
};

template<class Domain>
struct scheduler_in {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    scheduler_in query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
    Domain query(ex::get_domain_t) const noexcept;
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept;

    template<class Rcvr>
    idle_operation connect(Rcvr) const {
      return {};
    }
  };

  Domain query(ex::get_domain_t) const noexcept;
  sender schedule() const noexcept;
  bool operator==(const scheduler_in&) const = default;
};

static_assert(ex::scheduler<scheduler_in<replacing_domain<1>>>);

template<class Scheduler, class... Tags>
struct completes_on {
  template<class Tag>
    requires(std::same_as<Tag, Tags> || ...)
  Scheduler query(ex::get_completion_scheduler_t<Tag>) const noexcept;
};

template<class Domain, class Attributes>
struct names_domain : Attributes {
  using Attributes::query;
  Domain query(ex::get_domain_t) const noexcept;
};

template<class Attributes>
struct child_with {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  Attributes get_env() const noexcept;

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

struct function {
  void operator()(auto&&...) const noexcept;
};

template<class Adaptor, class Attributes>
using result = std::remove_cvref_t<decltype(std::declval<const Adaptor&>()(child_with<Attributes>(), function()))>;

template<class Adaptor>
constexpr bool test() {
  using domain = replacing_domain<1>;
  using scheduler = scheduler_in<domain>;

  // one completion scheduler is enough
  static_assert(std::same_as<result<Adaptor, completes_on<scheduler, ex::set_value_t>>, replaced_by<domain>>);
  static_assert(std::same_as<result<Adaptor, completes_on<scheduler, ex::set_error_t>>, replaced_by<domain>>);
  static_assert(std::same_as<result<Adaptor, completes_on<scheduler, ex::set_stopped_t>>, replaced_by<domain>>);

  // several that agree
  static_assert(
    std::same_as<result<Adaptor, completes_on<scheduler, ex::set_value_t, ex::set_error_t, ex::set_stopped_t>>,
      replaced_by<domain>>);

  // a domain of the sender's own comes first
  using own = replacing_domain<2>;
  static_assert(std::same_as<
    result<Adaptor, names_domain<own, completes_on<scheduler, ex::set_value_t, ex::set_error_t, ex::set_stopped_t>>>,
    replaced_by<own>>);
  static_assert(std::same_as<
    ex::tag_of_t<result<Adaptor, names_domain<ex::default_domain, completes_on<scheduler, ex::set_value_t>>>>,
    Adaptor>);
  return true;
}

static_assert(test<ex::then_t>());
static_assert(test<ex::upon_error_t>());
static_assert(test<ex::upon_stopped_t>());
