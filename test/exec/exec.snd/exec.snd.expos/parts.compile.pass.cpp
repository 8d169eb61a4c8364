// [exec.snd.expos]/25, [exec.snd.expos]/26
//
// A sender of the library is made of the tag, the decayed data and the decayed children. Where there are no data, there
// is an object of some empty class in their place.
//
// EDITION: cd

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

template<class...>
struct list;

template<class Sndr>
struct parts {
  static auto get(Sndr& sndr) {
    auto& [tag, data, child] = sndr;
    return std::type_identity<list<decltype(tag), decltype(data), decltype(child)>>();
  }
  using type = decltype(get(std::declval<Sndr&>()))::type;
};

void function(int);
using child = decltype(ex::just(1));
inline const child const_child = ex::just(1);
using then_sender = decltype(ex::then(const_child, function));
static_assert(std::same_as<parts<then_sender>::type, list<ex::then_t, void (*)(int), child>>);

template<class Fn>
constexpr bool has_no_data = false;
template<class Tag, class Data, class Child>
constexpr bool has_no_data<list<Tag, Data, Child>> =
  std::is_class_v<Data> && std::is_empty_v<Data> && std::is_trivially_copyable_v<Data> && std::semiregular<Data>;
static_assert(has_no_data<parts<decltype(ex::into_variant(ex::just(1)))>::type>);
static_assert(has_no_data<parts<decltype(ex::stopped_as_optional(ex::just(1)))>::type>);
