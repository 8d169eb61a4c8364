// [exec.then]/4
//
// No completion signature appears twice.
//
// INFORMATIVE: only the set of the signatures is specified; but a sender with one value completion should look like one

#include "execution.h"
#include "senders.h"

#include <exception>
#include <utility>

template<class... Sigs>
using child = inline_sender<ex::completion_signatures<Sigs...>, ex::set_stopped_t>;

struct to_int {
  int operator()(auto&&...) const;
};

template<class Signatures>
constexpr int size_of = -1;

template<class... Sigs>
constexpr int size_of<ex::completion_signatures<Sigs...>> = sizeof...(Sigs);

template<class Sndr>
constexpr int count = size_of<ex::completion_signatures_of_t<Sndr>>;

using several = child<ex::set_value_t(int), ex::set_value_t(char), ex::set_error_t(int),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;

static_assert(count<decltype(ex::then(several(), to_int()))> == 4);
static_assert(count<decltype(ex::upon_error(several(), to_int()))> == 4);
static_assert(count<decltype(ex::upon_stopped(several(), to_int()))> == 4);
