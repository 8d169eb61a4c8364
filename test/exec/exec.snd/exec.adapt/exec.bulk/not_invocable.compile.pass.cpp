// [exec.bulk]/7
//
// If it takes an environment to know the values of the child, it is in that environment that a sender of bulk_chunked
// or bulk_unchunked is none if the function cannot be invoked with them. (That of bulk becomes one whose function is a
// lambda: asking whether this can be invoked may be an error.)
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"

#include <utility>

struct text {};

struct function {
  void operator()(int, int) const noexcept;
  void operator()(int, int, int) const noexcept;
};

template<class Adaptor, class... Sigs>
using sender =
  decltype(std::declval<const Adaptor&>()(std::declval<revealing_sender<Sigs...>>(), ex::seq, 3, function()));

template<class Adaptor>
constexpr bool test() {
  static_assert(ex::sender_in<sender<Adaptor, ex::set_value_t(int)>, revealing_env>);
  static_assert(ex::sender_in<sender<Adaptor, ex::set_value_t(int), ex::set_error_t(text)>, revealing_env>);
  static_assert(!ex::sender_in<sender<Adaptor, ex::set_value_t(text)>, revealing_env>);
  static_assert(!ex::sender_in<sender<Adaptor, ex::set_value_t(int, int, int)>, revealing_env>);
  static_assert(!ex::sender_in<sender<Adaptor, ex::set_value_t(int), ex::set_value_t(text)>, revealing_env>);
  static_assert(ex::sender_in<sender<Adaptor, ex::set_value_t(text)>, ex::env<>>);
  return true;
}

static_assert(test<ex::bulk_chunked_t>());
static_assert(test<ex::bulk_unchunked_t>());
