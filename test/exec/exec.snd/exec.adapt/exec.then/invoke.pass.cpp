// [exec.then]/4
//
// The function is invoked as by std::invoke, so that it may be a pointer to a member of the first datum, or of what
// that points or refers to.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "signatures.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <functional>
#include <type_traits>
#include <utility>

struct object {
  int member = 1;
  int get() const { return member; }
  int get_nothrow() const noexcept { return member; }
  int add(int n) const noexcept { return member + n; }
  int take() && noexcept { return std::exchange(member, 0); }
};

struct derived : object {};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Sndr, class Fn>
using adapted = decltype(std::declval<Adaptor>()(std::declval<Sndr>(), std::declval<Fn>()));

int main(int, char**) {
  { // a member function, of an object, of a derived object, and of what a pointer or reference wrapper refers to
    object o{2};
    assert(result_of(ex::then(ex::just(object{2}), &object::get)) == 2);
    assert(result_of(ex::then(ex::just(derived{{2}}), &object::get)) == 2);
    assert(result_of(ex::then(ex::just(&o), &object::get)) == 2);
    assert(result_of(ex::then(ex::just(std::ref(o)), &object::get)) == 2);
  }
  { // with the other datums as arguments
    assert(result_of(ex::then(ex::just(object{2}, 3), &object::add)) == 5);
  }
  { // an rvalue's member function
    assert(result_of(ex::then(ex::just(object{2}), &object::take)) == 2);
  }
  { // a data member: of an rvalue it is one itself
    object o{2};
    assert(result_of(ex::then(ex::just(object{2}), &object::member)) == 2);
    assert(result_of(ex::then(ex::just(&o), &object::member)) == 2);
    static_assert(
      completes_with<adapted<ex::then_t, decltype(ex::just(object{})), int object::*>, ex::set_value_t(int&&)>);
    static_assert(completes_with<adapted<ex::then_t, decltype(ex::just(&o)), int object::*>, ex::set_value_t(int&)>);
  }
  { // of the error
    assert(result_of(ex::upon_error(ex::just_error(object{2}), &object::get)) == 2);
    assert(result_of(ex::upon_error(ex::just_error(object{2}), &object::member)) == 2);
  }
  { // whether it may throw follows from its type
    static_assert(completes_with<adapted<ex::then_t, decltype(ex::just(object{})), decltype(&object::get)>,
      ex::set_value_t(int), ex::set_error_t(std::exception_ptr)>);
    static_assert(completes_with<adapted<ex::then_t, decltype(ex::just(object{})), decltype(&object::get_nothrow)>,
      ex::set_value_t(int)>);
  }
  return 0;
}
