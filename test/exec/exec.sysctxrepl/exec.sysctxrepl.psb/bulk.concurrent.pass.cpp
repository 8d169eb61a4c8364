// [exec.sysctxrepl.psb]/2.1, [exec.sysctxrepl.psb]/5.4, [exec.sysctxrepl.psb]/8.3
//
// Bulk work and other work that is under way at the same time, from two threads and from the backend's own, does not
// get into each other's way: all of it is done, once.

#include "bulk.h"

#include <cassert>
#include <cstddef>
#include <deque>
#include <memory>
#include <thread>
#include <utility>

constexpr std::size_t size = 37;

template<class Sndr>
struct operation {
  std::shared_ptr<verdict> told = std::make_shared<verdict>();
  ex::connect_result_t<Sndr, verdict::receiver> op;

  explicit operation(Sndr sndr)
    : op(ex::connect(std::move(sndr), verdict::receiver{told, exs::inplace_stop_token()})) {}

  void start() noexcept { ex::start(op); }
  void wait() const noexcept { assert(told->wait() == channel::value); }
};

template<class Bulk>
auto bulk(const ex::parallel_scheduler& sch, index_ledger& ledger) {
  return Bulk::run(ex::schedule(sch), size, [&](auto b, auto e) noexcept { ledger.add(b, e); });
}

void test(const ex::parallel_scheduler& sch) {
  index_ledger ledgers[] = {index_ledger(size), index_ledger(size), index_ledger(size), index_ledger(size)};
  operation first(bulk<chunked>(sch, ledgers[0]));
  operation second(ex::schedule(sch));
  operation third(bulk<unchunked>(sch, ledgers[1]));
  operation fourth(bulk<chunked>(sch, ledgers[2]));
  operation fifth(ex::schedule(sch));
  operation sixth(bulk<unchunked>(sch, ledgers[3]));
  first.start();
  second.start();
  third.start();
  fourth.start();
  fifth.start();
  sixth.start();
  first.wait();
  second.wait();
  third.wait();
  fourth.wait();
  fifth.wait();
  sixth.wait();
  for (const index_ledger& ledger : ledgers)
    assert(ledger.each_is(1, 1));
}

// Each call of a bulk operation's function starts another one.
void test_nested(const ex::parallel_scheduler& sch) {
  using inner_operation = operation<decltype(bulk<unchunked>(sch, std::declval<index_ledger&>()))>;
  std::deque<index_ledger> ledgers;
  std::deque<inner_operation> inner;
  for (std::size_t i = 0; i != size; ++i)
    inner.emplace_back(bulk<unchunked>(sch, ledgers.emplace_back(size)));
  operation outer(chunked::run(ex::schedule(sch), size, [&](auto b, auto e) noexcept {
    for (; b != e; ++b)
      inner[b].start();
  }));
  outer.start();
  outer.wait();
  for (const inner_operation& op : inner)
    op.wait();
  for (const index_ledger& ledger : ledgers)
    assert(ledger.each_is(1, 1));
}

int main(int, char**) {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  const auto test_often = [&] {
    for (int round = 0; round != 500; ++round)
      test(sch);
    for (int round = 0; round != 20; ++round)
      test_nested(sch);
  };
  std::thread other(test_often);
  test_often();
  other.join();
  return 0;
}
