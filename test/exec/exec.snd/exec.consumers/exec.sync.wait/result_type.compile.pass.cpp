// [exec.sync.wait]/3
//
// The type of sync_wait(sndr) is an optional of a tuple of the decayed datums of the one value completion that the
// sender has in the environment of sync_wait.

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <concepts>
#include <exception>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Sndr>
using result = decltype(ext::sync_wait(std::declval<Sndr>()));

static_assert(std::same_as<result<sender<ex::set_value_t()>>, std::optional<std::tuple<>>>);
static_assert(std::same_as<result<sender<ex::set_value_t(int)>>, std::optional<std::tuple<int>>>);
static_assert(std::same_as<result<sender<ex::set_value_t(int)>&>, std::optional<std::tuple<int>>>);
static_assert(std::same_as<result<const sender<ex::set_value_t(int)>&>, std::optional<std::tuple<int>>>);
static_assert(std::same_as<result<sender<ex::set_value_t(const std::string&, int&, move_only)>>,
  std::optional<std::tuple<std::string, int, move_only>>>);
static_assert(std::same_as<result<sender<ex::set_stopped_t(), ex::set_value_t(int), ex::set_error_t(char)>>,
  std::optional<std::tuple<int>>>);

// A sender whose completions depend on the environment.
using scheduler_reader = decltype(ex::read_env(std::declval<ex::get_scheduler_t>()));
static_assert(std::same_as<result<scheduler_reader>,
  std::optional<std::tuple<decltype(std::declval<ex::run_loop&>().get_scheduler())>>>);
