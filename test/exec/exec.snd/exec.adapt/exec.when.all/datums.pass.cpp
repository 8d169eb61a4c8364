// [exec.when.all]/18
//
// Values and errors are kept, by one copy of an lvalue and by a move of an rvalue, and not copied again. What succeeds
// after a failure is not kept, nor is an error after the first.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // values
    tally moved, copied, copied_const;
    counted rvalue(moved), lvalue(copied);
    const counted const_lvalue(copied_const);
    record told;
    deferred<ex::set_value_t(counted&&)> first;
    deferred<ex::set_value_t(counted&, const counted&)> second;
    auto check = [](counted&&, counted&&, counted&&) {};
    auto op = ex::connect(ex::when_all(first.sender(), second.sender()), value_receiver(told, check));
    ex::start(op);
    first.complete(ex::set_value, std::move(rvalue));
    second.complete(ex::set_value, lvalue, const_lvalue);
    assert(told.value());
    assert(moved.copies == 0);
    assert(copied.copies == 1);
    assert(copied_const.copies == 1);
  }
  { // an error
    tally moved, copied;
    counted rvalue(moved), lvalue(copied);
    record first_told, second_told;
    {
      deferred<ex::set_value_t(), ex::set_error_t(counted&&)> source;
      auto op = ex::connect(ex::when_all(source.sender(), ex::just()), any_receiver(first_told));
      ex::start(op);
      source.complete(ex::set_error, std::move(rvalue));
    }
    assert(first_told.error());
    assert(moved.copies == 0);
    {
      deferred<ex::set_value_t(), ex::set_error_t(counted&)> source;
      auto op = ex::connect(ex::when_all(source.sender(), ex::just()), any_receiver(second_told));
      ex::start(op);
      source.complete(ex::set_error, lvalue);
    }
    assert(second_told.error());
    assert(copied.copies == 1);
  }
  { // after a failure, and after a stop
    tally value_counts, error_counts;
    counted value(value_counts), error(error_counts);
    record told, stopped_told;
    deferred<ex::set_value_t(counted&), ex::set_error_t(int)> first;
    deferred<ex::set_value_t(), ex::set_error_t(counted&), ex::set_stopped_t()> second, third;
    auto sndr = ex::when_all(first.sender(), second.sender(), third.sender());
    auto op = ex::connect(sndr, any_receiver(told));
    ex::start(op);
    second.complete(ex::set_error, error);
    assert(error_counts.copies == 1);
    third.complete(ex::set_error, error);
    first.complete(ex::set_value, value);
    assert(told.error());
    assert(error_counts.copies == 1);
    assert(value_counts.copies == 0 && value_counts.moves == 0);

    auto stopped_op = ex::connect(sndr, any_receiver(stopped_told));
    ex::start(stopped_op);
    second.complete(ex::set_stopped);
    third.complete(ex::set_value);
    first.complete(ex::set_value, value);
    assert(stopped_told.stopped());
    assert(value_counts.copies == 0 && value_counts.moves == 0);
  }
  return 0;
}
