// [exec.snd.expos]/50.1, [exec.snd.expos]/50.3, [exec.snd.expos]/37
//
// What the sender keeps becomes a part of the operation: if the receiver's environment has an allocator, by
// uses-allocator construction with that; else it is moved or copied, and nothing more.
//
// EDITION: cd c++26

#include "allocators.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>
#include <utility>

struct aware {
  using allocator_type = ledger_allocator<char>;

  const allocator_ledger** seen;
  const allocator_ledger* mine = nullptr;

  explicit aware(const allocator_ledger*& seen) : seen(&seen) {}
  aware(const aware& other) = default;
  aware(const aware& other, const allocator_type& alloc) : seen(other.seen), mine(ledger_of(alloc)) {}

  void operator()() const noexcept { *seen = mine; }
};

// Could take the allocator that everybody has.
struct aware_of_any {
  using allocator_type = std::allocator<char>;

  bool* told;
  bool mine = false;

  explicit aware_of_any(bool& told) : told(&told) {}
  aware_of_any(const aware_of_any& other) = default;
  aware_of_any(const aware_of_any& other, const allocator_type&) : told(other.told), mine(true) {}

  void operator()() const noexcept { *told = mine; }
};

int main(int, char**) {
  {
    bool allocated = true;
    record told;
    run(ex::then(ex::just(), aware_of_any(allocated)), any_receiver(told));
    assert(told.value() && !allocated);
  }
  allocator_ledger ledger;
  const allocator_ledger* seen = &ledger;
  {
    record told;
    run(ex::then(ex::just(), aware(seen)), any_receiver(told));
    assert(told.value() && seen == nullptr);
  }
  {
    record told;
    run(ex::then(ex::just(), aware(seen)),
      any_receiver(told, ex::prop(exs::get_allocator, ledger_allocator<int>(ledger))));
    assert(told.value() && seen == &ledger);
  }
  { // an lvalue sender
    const auto sndr = ex::then(ex::just(), aware(seen));
    record told;
    run(sndr, any_receiver(told, ex::prop(exs::get_allocator, ledger_allocator<int>(ledger))));
    assert(told.value() && seen == &ledger);
  }
  return 0;
}
