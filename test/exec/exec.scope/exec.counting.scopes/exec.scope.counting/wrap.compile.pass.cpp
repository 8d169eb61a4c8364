// [exec.scope.counting]/d3
//
// wrap takes senders only, of any value category with which they can be kept, and returns a sender.

#include "execution.h"
#include "senders.h"

#include <type_traits>

template<class Sndr>
concept is_wrapped = requires(const ex::counting_scope::token& token, Sndr&& sndr) {
  { token.wrap(std::forward<Sndr>(sndr)) } -> ex::sender;
};

using sender = decltype(ex::just(1));
using move_only = move_only_sender<sender>;
struct not_a_sender {};

static_assert(is_wrapped<sender> && is_wrapped<sender&> && is_wrapped<const sender&>);
static_assert(is_wrapped<move_only>);
static_assert(!is_wrapped<move_only&>);
static_assert(!is_wrapped<not_a_sender>);
static_assert(!is_wrapped<not_a_sender&>);
static_assert(!is_wrapped<int>);
