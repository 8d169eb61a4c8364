// [exec.let]/10
//
// For each completion of the child the function may return another sender: the one that belongs to the completion that
// has come about is connected and started.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <string>

struct by_datums {
  deferred<ex::set_value_t(int)>* later;

  auto operator()(int&) const { return ex::just(1); }
  auto operator()(std::string&) const { return ex::just_error(2); }
  auto operator()() const { return ex::just_stopped(); }
  auto operator()(int&, int&) const { return later->sender(); }
};

using source_type =
  deferred<ex::set_value_t(int), ex::set_value_t(std::string), ex::set_value_t(), ex::set_value_t(int, int)>;

int main(int, char**) {
  deferred<ex::set_value_t(int)> later;
  source_type source;
  auto sndr = ex::let_value(source.sender(), by_datums{&later});
  {
    record told;
    auto op = ex::connect(sndr, value_receiver(told, [](int i) { assert(i == 1); }));
    ex::start(op);
    source.complete(ex::set_value, 0);
    assert(told.value());
  }
  {
    record told;
    auto op = ex::connect(sndr, any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value, std::string());
    assert(told.error());
  }
  {
    record told;
    auto op = ex::connect(sndr, any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value);
    assert(told.stopped());
  }
  {
    record told;
    auto op = ex::connect(sndr, value_receiver(told, [](int i) { assert(i == 3); }));
    ex::start(op);
    source.complete(ex::set_value, 0, 0);
    assert(told.pending());
    later.complete(ex::set_value, 3);
    assert(told.value());
  }
  { // errors
    deferred<ex::set_error_t(int), ex::set_error_t(std::string)> errors;
    auto recovering = ex::let_error(errors.sender(), by_datums{&later});
    record told;
    auto op = ex::connect(recovering, value_receiver(told, [](int i) { assert(i == 1); }));
    ex::start(op);
    errors.complete(ex::set_error, 0);
    assert(told.value());

    record told_other;
    auto other = ex::connect(recovering, any_receiver(told_other));
    ex::start(other);
    errors.complete(ex::set_error, std::string());
    assert(told_other.error());
  }
  { // the same sender for different datums
    deferred<ex::set_value_t(int), ex::set_value_t(int, int)> two;
    auto fn = [](int& i, auto&...) { return ex::just(i); };
    record told;
    auto op = ex::connect(ex::let_value(two.sender(), fn), value_receiver(told, [](int i) { assert(i == 5); }));
    ex::start(op);
    two.complete(ex::set_value, 5, 6);
    assert(told.value());
  }
  return 0;
}
