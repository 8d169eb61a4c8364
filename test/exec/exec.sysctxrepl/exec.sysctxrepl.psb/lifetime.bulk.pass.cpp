// [exec.sysctxrepl.psb]/4, [exec.sysctxrepl.psb]/7
//
// The backend outlives the bulk work that it was given: an operation keeps it alive until it completes, even if nobody
// else does.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <memory>
#include <optional>
#include <utility>

// Completes inside start, on an agent of the scheduler's, which it knows only until it is connected.
struct short_lived_sender {
  using sender_concept = tag::sender;

  struct attributes {
    const std::optional<ex::parallel_scheduler>* sch;
    ex::parallel_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return **sch; }
  };

  const std::optional<ex::parallel_scheduler>* sch;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {sch}; }
};

template<class Bulk>
void test(Bulk bulk, algorithm what) {
  auto backend = std::make_shared<manual_backend>();
  manual_backend& work = *backend;
  const std::weak_ptr<manual_backend> alive = backend;
  record told;
  std::optional<ex::parallel_scheduler> sch = scheduler_of(std::move(backend));
  auto op = ex::connect(bulk(short_lived_sender{&sch}), any_receiver(told));
  installed_backend.reset();
  sch.reset();
  assert(!alive.expired());
  ex::start(op);
  assert(!alive.expired());
  work.take(what).proxy->set_value();
  assert(told.value());
}

int main(int, char**) {
  test(
    [](auto sndr) { return ex::bulk_chunked(sndr, ex::par, 10, [](int, int) noexcept {}); }, algorithm::bulk_chunked);
  test([](auto sndr) { return ex::bulk_unchunked(sndr, ex::par, 10, [](int) noexcept {}); }, algorithm::bulk_unchunked);
  return 0;
}
