// [task.state]/2.2
//
// The operation state keeps a receiver of its own: it is copied from an lvalue, and moved from an rvalue.

#include "execution.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <memory>
#include <utility>

struct copied_receiver {
  using receiver_concept = tag::receiver;

  int* copies;
  int* completions;

  copied_receiver(int& copies, int& completions) : copies(&copies), completions(&completions) {}
  copied_receiver(const copied_receiver& other) noexcept : copies(other.copies), completions(other.completions) {
    ++*copies;
  }
  copied_receiver(copied_receiver&& other) noexcept
    : copies(other.copies)
    , completions(std::exchange(other.completions, nullptr)) {}

  void set_value() && noexcept { ++*completions; }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
  auto get_env() const noexcept { return inline_env(); }
};

struct move_only_receiver {
  using receiver_concept = tag::receiver;

  std::unique_ptr<int*> completions;

  void set_value() && noexcept { ++**completions; }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
  auto get_env() const noexcept { return inline_env(); }
};

task<void> coroutine() {
  co_return;
}

int main(int, char**) {
  int copies = 0;
  int completions = 0;
  copied_receiver rcvr(copies, completions);
  {
    auto op = ex::connect(coroutine(), rcvr);
    assert(copies > 0);
    assert(rcvr.completions != nullptr);
    ex::start(op);
    assert(completions == 1);
  }
  copies = 0;
  {
    auto op = ex::connect(coroutine(), std::move(rcvr));
    assert(copies == 0);
    assert(rcvr.completions == nullptr);
    ex::start(op);
    assert(completions == 2);
  }
  {
    auto op = ex::connect(coroutine(), move_only_receiver{std::make_unique<int*>(&completions)});
    ex::start(op);
    assert(completions == 3);
  }
  return 0;
}
