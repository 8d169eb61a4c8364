// [exec.into.variant]/5
//
// The alternatives are those of the adapted sender in the environment of the receiver.

#include "environments.h"
#include "execution.h"
#include "signatures.h"

#include <concepts>
#include <tuple>
#include <utility>
#include <variant>

template<class T>
struct env {
  T query(forwarding) const noexcept;
};

using sender = decltype(ex::into_variant(ex::read_env(std::declval<forwarding>())));

template<class Sndr, class Env, class... Ts>
concept sends_variant =
  std::same_as<ex::value_types_of_t<Sndr, Env>, std::variant<std::tuple<std::variant<std::tuple<Ts...>>>>>;

static_assert(sends_variant<sender, env<int>, int>);
static_assert(sends_variant<sender, env<const char&>, char>);
static_assert(ex::dependent_sender<sender>);
