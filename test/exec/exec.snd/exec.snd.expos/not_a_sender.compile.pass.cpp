// [exec.snd.expos]/47
//
// Where there is no scheduler to return to, `on` gives what is a sender by name but has no completion signatures.
//
// EDITION: cd

#include "execution.h"

#include <utility>

using sender = decltype(ex::on(std::declval<ex::inline_scheduler>(), ex::just()));
static_assert(ex::sender<sender>);
static_assert(ex::sender_in<sender, ex::prop<ex::get_scheduler_t, ex::inline_scheduler>>);
static_assert(!ex::sender_in<sender, ex::env<>>);
