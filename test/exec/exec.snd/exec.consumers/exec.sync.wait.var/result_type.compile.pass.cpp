// [exec.sync.wait.var]/1.2
//
// The result is an optional of the variant that value_types_of_t names. (By the letter it is computed from
// into_variant(sndr), so that this variant would be in a tuple in another variant: that is accepted, too.)

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <concepts>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Sndr>
using result = decltype(ext::sync_wait_with_variant(std::declval<Sndr>()));

template<class Sndr, class Variant = ex::value_types_of_t<Sndr>>
concept returns_variant = std::same_as<result<Sndr>, std::optional<Variant>> ||
                          std::same_as<result<Sndr>, std::optional<std::variant<std::tuple<Variant>>>>;

static_assert(returns_variant<sender<ex::set_value_t()>>);
static_assert(returns_variant<sender<ex::set_value_t(int)>>);
static_assert(returns_variant<sender<ex::set_value_t(int)>&>);
static_assert(returns_variant<const sender<ex::set_value_t(int)>&>);
static_assert(returns_variant<sender<ex::set_value_t(int), ex::set_value_t(), ex::set_value_t(std::string, int&)>>);
static_assert(
  returns_variant<sender<ex::set_value_t(const int&), ex::set_value_t(int)>, std::variant<std::tuple<int>>>);
static_assert(returns_variant<sender<ex::set_value_t(move_only), ex::set_error_t(int), ex::set_stopped_t()>>);
