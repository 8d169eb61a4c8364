// [exec.just]/2
//
// An exception that copying or moving a datum throws leaves the call that does it, be it of just or of connect; the
// receiver is not told of it.

#include "execution.h"
#include "receivers.h"
#include "throwing_copies.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // the datum is copied or moved into the sender
    throwing_copy lvalue;
    assert(throws([&] { static_cast<void>(ex::just(lvalue)); }));
    assert(throws([&] { static_cast<void>(ex::just(0, lvalue)); }));
    assert(throws([&] { static_cast<void>(ex::just_error(lvalue)); }));
    assert(throws([] { static_cast<void>(ex::just(throwing_move())); }));
    assert(throws([] { static_cast<void>(ex::just_error(throwing_move())); }));
  }
  { // from an lvalue into the operation
    record value, error;
    auto values = ex::just(throwing_copy());
    auto errors = ex::just_error(throwing_copy());
    assert(throws([&] { static_cast<void>(ex::connect(values, any_receiver(value))); }));
    assert(throws([&] { static_cast<void>(ex::connect(std::as_const(values), any_receiver(value))); }));
    assert(throws([&] { static_cast<void>(ex::connect(errors, any_receiver(error))); }));
    assert(value.pending());
    assert(error.pending());
  }
  { // from an rvalue into the operation
    record value, error;
    bool armed = false;
    auto values = ex::just(throwing_when_armed(armed));
    auto errors = ex::just_error(throwing_when_armed(armed));
    armed = true;
    assert(throws([&] { static_cast<void>(ex::connect(std::move(values), any_receiver(value))); }));
    assert(throws([&] { static_cast<void>(ex::connect(std::move(errors), any_receiver(error))); }));
    assert(value.pending());
    assert(error.pending());
  }
  { // the receiver has the datums without another copy or move
    record value, error;
    bool armed = false;
    auto values = ex::connect(ex::just(throwing_when_armed(armed)), any_receiver(value));
    auto errors = ex::connect(ex::just_error(throwing_when_armed(armed)), any_receiver(error));
    armed = true;
    ex::start(values);
    assert(value.value());
    ex::start(errors);
    assert(error.error());
  }
  return 0;
}
