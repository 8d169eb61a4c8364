// [exec.snd.concepts]/1
//
// A dependent sender is one that has no completion signatures without an environment, because it needs one.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"

static_assert(ex::dependent_sender<obedient_sender>);
static_assert(ex::dependent_sender<obedient_sender&>);
static_assert(ex::dependent_sender<const obedient_sender&>);
static_assert(ex::dependent_sender<decltype(ex::read_env(reveal_t()))>);

static_assert(!ex::dependent_sender<decltype(ex::just(1))>);
static_assert(!ex::dependent_sender<const decltype(ex::just(1))&>);

// An adaptor of a dependent sender is one.
inline auto ignore = [](auto&&...) {};
static_assert(ex::dependent_sender<decltype(ex::then(obedient_sender(), ignore))>);
static_assert(!ex::dependent_sender<decltype(ex::then(ex::just(1), ignore))>);

// What is no sender depends on nothing.
struct no_sender {
  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<>();
  }
};
static_assert(!ex::dependent_sender<no_sender>);
static_assert(!ex::dependent_sender<int>);
