// [exec.bulk]/2
//
// bulk, bulk_chunked and bulk_unchunked are customization point objects: each has a type of its own, whose values are
// all alike, and can be called whatever its constness and value category.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(ex::bulk), const ex::bulk_t>);
static_assert(std::same_as<decltype(ex::bulk_chunked), const ex::bulk_chunked_t>);
static_assert(std::same_as<decltype(ex::bulk_unchunked), const ex::bulk_unchunked_t>);

static_assert(!std::same_as<ex::bulk_t, ex::bulk_chunked_t>);
static_assert(!std::same_as<ex::bulk_t, ex::bulk_unchunked_t>);
static_assert(!std::same_as<ex::bulk_chunked_t, ex::bulk_unchunked_t>);

struct function {
  void operator()(auto...) const noexcept;
};

using child = decltype(ex::just());

template<class Self>
using result = decltype(std::declval<Self>()(std::declval<child>(), ex::seq, 3, std::declval<function>()));

template<class Adaptor>
concept customization_point =
  std::semiregular<Adaptor> && ex::sender<result<Adaptor>> && std::same_as<result<Adaptor&>, result<Adaptor>> &&
  std::same_as<result<const Adaptor>, result<Adaptor>> && std::same_as<result<const Adaptor&>, result<Adaptor>>;

static_assert(customization_point<ex::bulk_t>);
static_assert(customization_point<ex::bulk_chunked_t>);
static_assert(customization_point<ex::bulk_unchunked_t>);

// The shape may be const and an lvalue, the function, too; the policy is any of the four.
template<class Adaptor, class Policy, class Shape, class Fn>
concept accepts = ex::sender<decltype(std::declval<Adaptor>()(
  std::declval<child>(), std::declval<Policy>(), std::declval<Shape>(), std::declval<Fn>()))>;

template<class Adaptor>
concept accepts_all = accepts<Adaptor, decltype((ex::seq)), const int&, function&> &&
                      accepts<Adaptor, decltype((ex::par)), int&, const function&> &&
                      accepts<Adaptor, decltype((ex::par_unseq)), unsigned, const function> &&
                      accepts<Adaptor, decltype((ex::unseq)), long long, function>;

static_assert(accepts_all<ex::bulk_t>);
static_assert(accepts_all<ex::bulk_chunked_t>);
static_assert(accepts_all<ex::bulk_unchunked_t>);
