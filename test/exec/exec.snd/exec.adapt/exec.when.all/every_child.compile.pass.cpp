// [exec.when.all]/7
//
// Each child is looked at: the first, the last and those between.

#include "dependent_senders.h"
#include "execution.h"

#include <utility>

using good = revealing_sender<ex::set_value_t(int)>;
using bad = revealing_sender<ex::set_value_t(int), ex::set_value_t()>;

template<class... Children>
concept joined = ex::sender_in<decltype(ex::when_all(std::declval<Children>()...)), revealing_env>;

static_assert(joined<good, good, good>);
static_assert(!joined<bad, good, good>);
static_assert(!joined<good, bad, good>);
static_assert(!joined<good, good, bad>);
