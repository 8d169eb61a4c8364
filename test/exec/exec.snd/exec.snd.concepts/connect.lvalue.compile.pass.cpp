// [exec.snd.concepts]/9.2
//
// A sender of the library that cannot be copied has no member function connect for lvalues; one that can has.
//
// INFORMATIVE: the member of basic-sender, which is for exposition only, takes any value category

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <utility>

using receiver = decltype(any_receiver(std::declval<record&>()));

template<class Sndr>
concept connects = requires(Sndr&& sndr, receiver rcvr) { std::forward<Sndr>(sndr).connect(std::move(rcvr)); };

template<class Sndr>
concept copied = connects<Sndr> && connects<Sndr&> && connects<const Sndr&>;

template<class Sndr>
concept moved_only = connects<Sndr> && !connects<Sndr&> && !connects<const Sndr&>;

inline auto ignore = [](auto&&...) {};

static_assert(copied<decltype(ex::just(1))>);
static_assert(copied<decltype(ex::then(ex::just(1), ignore))>);
static_assert(moved_only<decltype(ex::just(move_only(1)))>);
static_assert(moved_only<decltype(ex::then(ex::just(move_only(1)), ignore))>);
static_assert(moved_only<decltype(ex::then(ex::just(1), [kept = move_only(1)](int) {}))>);
