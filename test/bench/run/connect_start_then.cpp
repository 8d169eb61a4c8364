// connect and start of just and then.

#include "../bench.h"

#include "execution.h"
#include "tags.h"

struct receiver {
  using receiver_concept = tag::receiver;
  void set_value(int i) && noexcept { sink = i; }
};

int main(int argc, char** argv) {
  return measure(argc, argv, [](int i) {
    auto op = ex::connect(ex::just(i) | ex::then([](int x) noexcept { return x + 1; }), receiver());
    ex::start(op);
  });
}
