// [exec.snd.expos]/9, [exec.snd.expos]/13.1
//
// The domains of the completion schedulers need not be the same if they have a common type. It is the decayed type of
// an answer that counts.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"
#include "tags.h"

struct derived_domain : replacing_domain {
  void transform_sender(auto&&) const = delete;
};

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

// The common type of the two is the base class.
static_assert(
  becomes_replaced<completes_in<ex::set_value_t, derived_domain>, completes_in<ex::set_stopped_t, replacing_domain>>);
static_assert(becomes_replaced<completes_in<ex::set_value_t, replacing_domain>,
  completes_in<ex::set_error_t, derived_domain>, completes_in<ex::set_stopped_t, derived_domain>>);
static_assert(
  !becomes_replaced<completes_in<ex::set_value_t, derived_domain>, completes_in<ex::set_stopped_t, derived_domain>>);

inline constexpr replacing_domain the_domain{};

struct refers_to_domain {
  const replacing_domain& query(ex::get_domain_t) const noexcept { return the_domain; }
};

static_assert(becomes_replaced<refers_to_domain>);
