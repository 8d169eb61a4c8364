// [exec.with.awaitable.senders]/1
//
// with_awaitable_senders takes a class, without qualifiers.

#include "execution.h"

struct promise {};
union not_a_class {};
enum class enumeration {};

template<class Promise>
concept accepted = requires { typename ex::with_awaitable_senders<Promise>; };

static_assert(accepted<promise>);
static_assert(!accepted<const promise>);
static_assert(!accepted<volatile promise>);
static_assert(!accepted<promise&>);
static_assert(!accepted<promise*>);
static_assert(!accepted<not_a_class>);
static_assert(!accepted<enumeration>);
static_assert(!accepted<int>);
static_assert(!accepted<void>);

// The class need not be complete.
struct incomplete;
static_assert(accepted<incomplete>);
