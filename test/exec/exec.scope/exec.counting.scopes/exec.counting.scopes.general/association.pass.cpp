// [exec.counting.scopes.general]/5
//
// An association with a counting scope ends with the object that owns it, goes along when that is moved, and can be
// made again from it as long as the scope allows it. One that is made without arguments, moved from or refused owns
// none.
//
// EDITION: c++26

#include "counting_scopes.h"
#include "execution.h"

#include <cassert>
#include <utility>

template<class Scope>
void test() {
  using owner = decltype(std::declval<Scope&>().get_token().try_associate());
  static_assert(ex::scope_association<owner>);
  static_assert(noexcept(std::declval<Scope&>().get_token().try_associate()));

  manual_resource<> resource;
  Scope scope;
  Scope other;
  owner none;
  assert(!none);
  assert(!none.try_associate());
  join_operation<Scope> join(scope, resource);
  join_operation<Scope> join_other(other, resource);
  {
    owner first = scope.get_token().try_associate();
    assert(first);
    join.start();

    owner moved = std::move(first);
    assert(moved && !first);
    assert(!first.try_associate());
    assert(resource.waiting() == 0);

    owner second = std::as_const(moved).try_associate();
    assert(second && moved);

    // An assignment ends what was owned, and takes the other over.
    moved = std::move(second);
    assert(moved && !second);
    assert(resource.waiting() == 0);

    owner of_other = other.get_token().try_associate();
    join_other.start();
    assert(of_other);
    of_other = moved.try_associate();
    assert(of_other && moved);
    assert(resource.waiting() == 1);
    resource.run_all();
    assert(join_other.told.value() && join.told.pending());

    scope.close();
    assert(!moved.try_associate());
    assert(moved);
    moved = owner();
    assert(!moved && resource.waiting() == 0);
  }
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());
}

int main(int, char**) {
  test<ex::simple_counting_scope>();
  test<ex::counting_scope>();
  return 0;
}
