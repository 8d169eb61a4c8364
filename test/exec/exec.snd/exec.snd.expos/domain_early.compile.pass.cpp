// [exec.snd.expos]/13.1, [exec.snd.expos]/13.2, [exec.snd.expos]/13.3, [exec.snd.expos]/9
//
// When a sender is adapted, the domain of its attributes decides what becomes of it; else that which its completion
// schedulers have in common; else the default one. It is the decayed type of what is answered that counts, and a common
// type of several.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"
#include "tags.h"

template<class Attributes>
struct child {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  constexpr Attributes get_env() const noexcept { return {}; }
  idle_operation connect(auto) const { return {}; }
};

template<class Domain>
struct in_domain {
  Domain query(ex::get_domain_t) const noexcept { return {}; }
};

template<class Tag, class Domain>
struct completes_in {
  scheduler_in<Domain> query(ex::get_completion_scheduler_t<Tag>) const noexcept { return {1}; }
};

template<class... Attributes>
struct all : Attributes... {
  using Attributes::query...;
};

template<class... Attributes>
constexpr bool becomes_replaced = is_replaced<decltype(ex::then(child<all<Attributes...>>(), [](int) { return 0; }))>;

// the attributes
static_assert(becomes_replaced<in_domain<replacing_domain>>);
static_assert(becomes_replaced<in_domain<replacing_domain>, completes_in<ex::set_value_t, idle_domain>>);
static_assert(!becomes_replaced<in_domain<idle_domain>, completes_in<ex::set_value_t, replacing_domain>>);
// the completion schedulers
static_assert(becomes_replaced<completes_in<ex::set_value_t, replacing_domain>>);
static_assert(becomes_replaced<completes_in<ex::set_error_t, replacing_domain>>);
static_assert(becomes_replaced<completes_in<ex::set_stopped_t, replacing_domain>>);
static_assert(
  becomes_replaced<completes_in<ex::set_value_t, replacing_domain>, completes_in<ex::set_stopped_t, replacing_domain>>);
static_assert(!becomes_replaced<completes_in<ex::set_value_t, idle_domain>>);
// neither
static_assert(
  !becomes_replaced<completes_in<ex::set_value_t, replacing_domain>, completes_in<ex::set_stopped_t, idle_domain>>);

struct no_attributes {};
static_assert(!is_replaced<decltype(ex::then(child<no_attributes>(), [](int) { return 0; }))>);

// by reference
inline constexpr replacing_domain the_domain{};

struct refers_to_domain {
  const replacing_domain& query(ex::get_domain_t) const noexcept { return the_domain; }
};

static_assert(becomes_replaced<refers_to_domain>);

// several, whose common type is the base class
struct derived_domain : replacing_domain {
  void transform_sender(auto&&) const = delete;
};

static_assert(
  becomes_replaced<completes_in<ex::set_value_t, derived_domain>, completes_in<ex::set_stopped_t, replacing_domain>>);
static_assert(becomes_replaced<completes_in<ex::set_value_t, replacing_domain>,
  completes_in<ex::set_error_t, derived_domain>, completes_in<ex::set_stopped_t, derived_domain>>);
static_assert(
  !becomes_replaced<completes_in<ex::set_value_t, derived_domain>, completes_in<ex::set_stopped_t, derived_domain>>);
