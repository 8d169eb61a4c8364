// [exec.snd.transform]/2
//
// What a domain gives by reference is the result itself if nobody makes another sender of it, and is asked about as the
// lvalue that it is. A difference in constness or value category alone is no reason to ask again.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct first_tag {};
struct second_tag {};

using first = tagged_sender<first_tag>;
using second = tagged_sender<second_tag>;
using third = tagged_sender<silent_tag>;

struct other_domain {
  second* other;

  constexpr second& transform_sender(const first&) const { return *other; }
};

// The same, and says what it is shown in the second step.
struct two_steps {
  second* other;

  constexpr second& transform_sender(const first&) const { return *other; }

  template<class Sndr>
    requires std::same_as<std::remove_cvref_t<Sndr>, second>
  constexpr third transform_sender(Sndr&& sndr) const {
    return {{}, category(std::forward<Sndr>(sndr))};
  }
};

// Gives the same sender with another constness or value category.
struct to_const {
  constexpr const first transform_sender(const first& sndr) const { return {{}, sndr.number + 1}; }
};

struct to_lvalue {
  first* other;

  constexpr first& transform_sender(first&&) const {
    ++other->number;
    return *other;
  }
  constexpr second transform_sender(first&) const { return {}; }
};

constexpr bool test() {
  { // the very object
    second other;
    static_assert(std::same_as<decltype(ex::transform_sender(other_domain(), first())), second&>);
    assert(&ex::transform_sender(other_domain{&other}, first()) == &other);
  }
  { // an lvalue for the next step
    second other;
    assert(ex::transform_sender(two_steps{&other}, first()).number == 1);
  }
  { // the same sender, as a constant
    const first sndr{{}, 7};
    first another{{}, 8};
    assert(ex::transform_sender(to_const(), sndr).number == 8);
    assert(ex::transform_sender(to_const(), another).number == 9);
    assert(ex::transform_sender(to_const(), std::move(another)).number == 9);
  }
  { // a sender of the same type, as an lvalue
    first other{{}, 3};
    static_assert(std::same_as<decltype(ex::transform_sender(to_lvalue(), first())), first&>);
    assert(&ex::transform_sender(to_lvalue{&other}, first()) == &other);
    assert(other.number == 4);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
