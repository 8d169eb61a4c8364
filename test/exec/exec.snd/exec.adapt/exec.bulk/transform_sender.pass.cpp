// [exec.bulk]/4
//
// bulk.transform_sender(sndr, env) turns one of bulk's senders, whatever its constness and value category, into one of
// bulk_chunked with the same child, which does the same.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Child, class Sndr>
void test(Sndr&& sndr, const int& total) {
  auto transformed = ex::bulk.transform_sender(std::forward<Sndr>(sndr), ex::env<>());
  static_assert(std::same_as<ex::tag_of_t<decltype(transformed)>, ex::bulk_chunked_t>);
  auto& [tag, data, child] = transformed;
  static_assert(std::same_as<decltype(auto(std::move(child))), Child>);

  const int before = total;
  record told;
  run(std::move(transformed), any_receiver(told));
  assert(told.value());
  assert(total == before + 3);
}

int main(int, char**) {
  int total = 0;
  auto count = [&](int i) noexcept { total += i; };
  using child = decltype(ex::just());
  auto sndr = ex::bulk(ex::just(), ex::seq, 3, count);
  test<child>(sndr, total);
  test<child>(std::as_const(sndr), total);
  test<child>(std::move(sndr), total);

  using move_only_child = move_only_sender<child>;
  test<move_only_child>(ex::bulk(move_only_child(ex::just()), ex::seq, 3, count), total);
  return 0;
}
