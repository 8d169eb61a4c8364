// [exec.par.scheduler]/10, [exec.par.scheduler]/11
//
// The bulk algorithms are customized also where the work is started on the parallel scheduler and has no completion
// scheduler of its own.
//
// EDITION: cd
// INFORMATIVE: the text does not say which bulk algorithms are those of the scheduler

#include "bulk.h"

#include <cassert>

template<class Bulk>
void test() {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  record told;
  auto op = ex::connect(ex::starts_on(sch, Bulk::adapt(ex::just(1), ex::par, 10, accept_indices())),
    value_receiver(told, [](int i) { assert(i == 1); }));
  const request bulk = start_bulk<Bulk>(*backend, op);
  assert(bulk.size == 10);
  bulk.proxy->set_value();
  assert(told.value());
}

struct bulk_itself : chunked {
  template<class Sndr, class Policy, class Shape, class F>
  static auto adapt(Sndr&& sndr, Policy&& policy, Shape shape, F f) {
    return ex::bulk(std::forward<Sndr>(sndr), std::forward<Policy>(policy), shape, std::move(f));
  }
};

int main(int, char**) {
  test<chunked>();
  test<unchunked>();
  test<bulk_itself>();
  return 0;
}
