// [exec.let]/12
//
// The copies of the datums that the function gets live on in the operation while the sender that it returns is at work.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct tracked {
  int* alive;

  explicit tracked(int& alive) : alive(&alive) { ++alive; }
  tracked(const tracked& other) noexcept : alive(other.alive) { ++*alive; }
  tracked(tracked&& other) noexcept : alive(other.alive) { ++*alive; }
  ~tracked() { --*alive; }
};

template<class Adaptor, class Tag>
void test(const Adaptor& adaptor, Tag tag) {
  int alive = 0;
  {
    deferred<Tag(tracked)> first;
    deferred<ex::set_value_t(tracked&)> second;
    tracked* kept = nullptr;
    record told;
    auto fn = [&](tracked& datum) {
      kept = &datum;
      return second.sender();
    };
    auto receive = [&](tracked& datum) {
      assert(&datum == kept);
      assert(alive >= 1);
    };
    auto op = ex::connect(adaptor(first.sender(), fn), value_receiver(told, receive));
    ex::start(op);
    first.complete(tag, tracked(alive));
    assert(kept != nullptr);
    assert(alive >= 1);
    assert(told.pending());
    second.complete(ex::set_value, *kept);
    assert(told.value());
  }
  assert(alive == 0);
}

// A sender that refers to the datum.
auto twice(int& datum) {
  return ex::then(ex::just(&datum), [](int* i) noexcept { return *i * 2; });
}

int main(int, char**) {
  test(ex::let_value, ex::set_value);
  test(ex::let_error, ex::set_error);

  { // inside start
    record told;
    run(ex::let_value(ex::just(21), twice), value_receiver(told, [](int i) { assert(i == 42); }));
    assert(told.value());
  }
  { // nested: each has its own
    record told;
    auto outer = [](int& a) { return ex::let_value(ex::just(2), [&a](int& b) { return ex::just(&a, &b); }); };
    run(ex::let_value(ex::just(1), outer), value_receiver(told, [](int* a, int* b) {
      assert(*a == 1);
      assert(*b == 2);
    }));
    assert(told.value());
  }
  return 0;
}
