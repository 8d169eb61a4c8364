// The completion signatures of when_all.

#ifndef SUPPORT_JOINED_SIGNATURES_H
#define SUPPORT_JOINED_SIGNATURES_H

#include "execution.h"
#include "senders.h"
#include "signatures.h"

#include <exception>
#include <utility>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class... Children>
using joined = decltype(ex::when_all(std::declval<Children>()...));

// An exception may be among the completions or not: values are kept in a tuple, and whether the constructors of tuple
// are noexcept is up to the library.
template<class Sndr, class... Sigs>
concept completes_or_throws =
  completes_with<Sndr, Sigs...> || completes_with<Sndr, Sigs..., ex::set_error_t(std::exception_ptr)>;

#endif
