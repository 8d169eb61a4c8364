// [exec.spawn]/7, [exec.spawn]/8
//
// What is spawned may complete on another thread before its start has returned: its state is gone then, and spawn does
// not touch it any more.
//
// EDITION: cd c++26

#include "allocators.h"
#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <thread>
#include <utility>

struct completion {
  virtual void complete() noexcept = 0;

protected:
  ~completion() = default;
};

// The last thing that start does is to say where the operation is.
struct published_sender {
  using sender_concept = tag::sender;

  std::atomic<completion*>* published;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  struct operation : completion {
    using operation_state_concept = tag::operation_state;

    std::atomic<completion*>* published;
    Rcvr rcvr;

    operation(std::atomic<completion*>* published, Rcvr rcvr) : published(published), rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept { published->store(this); }
    void complete() noexcept override { ex::set_value(std::move(rcvr)); }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(published, std::move(rcvr));
  }
};

int main(int, char**) {
  constexpr int rounds = 2000;
  std::atomic<completion*> published(nullptr);
  std::atomic<int> completed(0);
  allocator_ledger ledger;
  ex::counting_scope scope;
  association<ex::counting_scope::token> held(scope.get_token());

  std::thread completer([&] {
    for (int round = 0; round != rounds; ++round) {
      completion* op = nullptr;
      while ((op = published.exchange(nullptr)) == nullptr)
        std::this_thread::yield();
      op->complete();
      ++completed;
    }
  });
  for (int round = 0; round != rounds; ++round) {
    while (completed != round)
      std::this_thread::yield();
    ex::spawn(
      published_sender{&published}, scope.get_token(), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger)));
  }
  completer.join();
  assert(ledger.allocated == rounds && ledger.freed == rounds);

  manual_resource<> resource;
  join_operation<ex::counting_scope> join(scope, resource);
  join.start();
  assert(resource.waiting() == 0);
  held.end();
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());
  return 0;
}
