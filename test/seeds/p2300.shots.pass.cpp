// seed: P2300R10 L1985
//
// A sender that owns something is connected once, as an rvalue; one that can be copied also as an lvalue, as often as
// one likes, and each operation is independent of the others.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <memory>
#include <utility>

int main(int, char**) {
  { // single shot
    record told;
    auto sndr = ex::just(std::make_unique<int>(7)) | ex::then([](std::unique_ptr<int> p) { return *p + 1; });
    run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 8); }));
    assert(told.value());
  }
  { // a single-shot sender of a user's makes single-shot senders of all that adapt it
    record told;
    auto sndr = move_only_sender(ex::just(7)) | ex::then([](int i) { return i; }) |
                ex::let_value([](int& i) { return ex::just(i + 1); });
    run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 8); }));
    assert(told.value());
  }
  { // multi-shot: three operations at a time
    record told[3];
    deferred<ex::set_value_t(int)> sources[3];
    int next = 0;
    const auto sndr = ex::just(10) | ex::let_value([&](int& i) {
      return sources[next++].sender() | ex::then([&i](int j) { return i++ + j; });
    });
    auto is = [](int expected) { return [expected](int i) { assert(i == expected); }; };
    auto op0 = ex::connect(sndr, value_receiver(told[0], is(11)));
    auto op1 = ex::connect(sndr, value_receiver(told[1], is(12)));
    ex::start(op0);
    ex::start(op1);
    {
      auto copy = sndr;
      auto op2 = ex::connect(std::move(copy), value_receiver(told[2], is(13)));
      ex::start(op2);
      sources[2].complete(ex::set_value, 3);
    }
    sources[1].complete(ex::set_value, 2);
    assert(told[0].pending() && told[1].value() && told[2].value());
    sources[0].complete(ex::set_value, 1);
    assert(told[0].value());
  }
  return 0;
}
