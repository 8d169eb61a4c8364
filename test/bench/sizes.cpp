// Sizes in bytes, a line for each: of senders, and of operation states with an empty receiver.

#include "execution.h"
#include "tags.h"

#include <cstdio>
#include <utility>

struct receiver {
  using receiver_concept = tag::receiver;
  void set_value(auto&&...) && noexcept {}
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

template<class Sndr>
void print(const char* name, Sndr sndr) {
  std::printf("sender %s\t%zu\n", name, sizeof(sndr));
  std::printf("operation %s\t%zu\n", name, sizeof(ex::connect(std::move(sndr), receiver())));
}

int main() {
  print("just(int)", ex::just(1));
  print("just(int), then", ex::just(1) | ex::then([](int i) { return i; }));
  print("just(int), let_value(just)", ex::just(1) | ex::let_value([](auto&&) { return ex::just(); }));
  print("when_all(just(int), just(int))", ex::when_all(ex::just(1), ex::just(2)));
  ex::run_loop loop;
  print("schedule(run_loop)", ex::schedule(loop.get_scheduler()));
  std::printf("inplace_stop_source\t%zu\n", sizeof(exs::inplace_stop_source));
  return 0;
}
