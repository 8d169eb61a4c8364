// [exec.when.all]/18
//
// What is kept of a value or an error is not moved any more: an rvalue is moved once, and an lvalue never.
//
// INFORMATIVE: the text moves no more, but an implementation may keep the datums in other ways

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

template<class Tag>
void test(Tag tag) {
  tally moved, copied;
  counted rvalue(moved), lvalue(copied);
  record first, second;
  deferred<Tag(counted&&), ex::set_stopped_t()> moving;
  deferred<Tag(counted&), ex::set_stopped_t()> copying;
  {
    auto op = ex::connect(ex::when_all(moving.sender(), ex::just()), any_receiver(first));
    ex::start(op);
    moving.complete(tag, std::move(rvalue));
  }
  {
    auto op = ex::connect(ex::when_all(copying.sender(), ex::just()), any_receiver(second));
    ex::start(op);
    copying.complete(tag, lvalue);
  }
  assert(!first.pending() && !second.pending());
  assert(moved.copies == 0 && moved.moves == 1);
  assert(copied.copies == 1 && copied.moves == 0);
}

int main(int, char**) {
  test(ex::set_value);
  test(ex::set_error);
  return 0;
}
