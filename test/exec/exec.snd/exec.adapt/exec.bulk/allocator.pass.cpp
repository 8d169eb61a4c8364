// [exec.bulk]/5, [exec.bulk]/6
//
// If the receiver's environment has an allocator, the copy of the function in an operation of bulk_chunked or
// bulk_unchunked is made with it, by uses-allocator construction; else the function brings its own.
//
// EDITION: cd c++26

#include "allocators.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <utility>

// Notes the allocator with which the function was made that is invoked.
struct function {
  using allocator_type = ledger_allocator<char>;

  allocator_type alloc;
  const allocator_ledger** noted;

  function(const allocator_ledger** noted, const allocator_type& alloc) : alloc(alloc), noted(noted) {}
  function(const function&) = default;
  function(function&&) = default;
  function(const function& other, const allocator_type& alloc) : alloc(alloc), noted(other.noted) {}
  function(function&& other, const allocator_type& alloc) : alloc(alloc), noted(other.noted) {}

  void operator()(int) const noexcept { *noted = ledger_of(alloc); }
  void operator()(int, int) const noexcept { *noted = ledger_of(alloc); }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  allocator_ledger own;
  allocator_ledger receivers;
  const allocator_ledger* noted = nullptr;
  auto noted_by = [&]<class Sndr, class Env = ex::env<>>(Sndr&& sndr, Env env = {}) {
    noted = nullptr;
    record told;
    run(std::forward<Sndr>(sndr), any_receiver(told, std::move(env)));
    assert(told.value());
    return noted;
  };
  const ex::prop env(exs::get_allocator, ledger_allocator<int>(receivers));
  auto sndr = adaptor(ex::just(), ex::seq, 1, function(&noted, ledger_allocator<char>(own)));
  assert(noted_by(sndr) == &own);
  assert(noted_by(sndr, env) == &receivers);
  assert(noted_by(std::as_const(sndr), env) == &receivers);
  assert(noted_by(std::move(sndr), env) == &receivers);
}

int main(int, char**) {
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
