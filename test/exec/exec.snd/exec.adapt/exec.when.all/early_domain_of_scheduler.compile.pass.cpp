// [exec.when.all]/2
//
// A child that names no domain itself is in that of its completion scheduler: this counts for the common domain, which
// is asked at once.
//
// EDITION: cd

#include "execution.h"
#include "lowering.h"

#include <concepts>
#include <type_traits>
#include <utility>

template<class Scheduler>
struct child_on : domains_sender<replaces_nothing> {
  auto get_env() const noexcept { return ex::prop(ex::get_completion_scheduler<ex::set_value_t>, Scheduler()); }
};

using replacement = decltype(ex::just(-1));

template<class Algorithm, class... Children>
using result = std::remove_cvref_t<std::invoke_result_t<const Algorithm&, Children...>>;

template<class Algorithm>
constexpr bool test() {
  using domain = replaces_at_once<Algorithm>;
  using scheduler = domains_scheduler<domain>;
  using other_scheduler = domains_scheduler<replaces_nothing>;
  static_assert(std::same_as<result<Algorithm, child_on<scheduler>>, replacement>);
  static_assert(std::same_as<result<Algorithm, child_on<scheduler>, domains_sender<domain>>, replacement>);
  static_assert(std::same_as<ex::tag_of_t<result<Algorithm, child_on<other_scheduler>>>, Algorithm>);
  return true;
}

static_assert(test<ex::when_all_t>());
static_assert(test<ex::when_all_with_variant_t>());
