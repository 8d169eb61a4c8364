// [exec.just]/2, [exec.snd.expos]/28
//
// The sender decomposes into the object that made it and its data: it has no children.

#include "execution.h"
#include "values.h"

#include <concepts>
#include <utility>

// It takes a sender of exactly two parts to compile this.
template<class Tag, class Sndr>
void decomposes_into(Sndr&& sndr) {
  auto&& [tag, data] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), Tag>);
}

int main(int, char**) {
  auto values = ex::just(1, 'a');
  decomposes_into<ex::just_t>(values);
  decomposes_into<ex::just_t>(std::as_const(values));
  decomposes_into<ex::just_t>(std::move(values));
  decomposes_into<ex::just_t>(ex::just());
  decomposes_into<ex::just_t>(ex::just(move_only(1)));
  decomposes_into<ex::just_error_t>(ex::just_error(1));
  decomposes_into<ex::just_stopped_t>(ex::just_stopped());
  return 0;
}
