// [exec.read.env]/3
//
// The receiver is given the very result of the query: a reference stays one and refers to the same object, and what is
// no reference is an rvalue.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

template<class T, class Object>
struct referring_env {
  Object* object;
  T query(forwarding) const noexcept { return static_cast<T>(*object); }
};

template<class T>
void sends_reference() {
  record told;
  bool same = false;
  std::remove_cvref_t<T> object{};
  run(ex::read_env(forwarding()), value_receiver(
                                    told,
                                    [&]<class Datum>(Datum&& datum) noexcept {
                                      static_assert(std::same_as<Datum&&, T>);
                                      same = &datum == &object;
                                    },
                                    referring_env<T, std::remove_cvref_t<T>>{&object}));
  assert(told.value());
  assert(same);
}

struct move_only_env {
  move_only query(forwarding) const noexcept { return move_only(7); }
};

int main(int, char**) {
  sends_reference<int&>();
  sends_reference<const int&>();
  sends_reference<int&&>();
  sends_reference<not_movable&>();

  { // a prvalue
    record told;
    run(ex::read_env(forwarding()), value_receiver(
                                      told,
                                      []<class Datum>(Datum&& datum) noexcept {
                                        static_assert(std::same_as<Datum&&, move_only&&>);
                                        assert(datum.value == 7);
                                      },
                                      move_only_env()));
    assert(told.value());
  }
  { // prop answers with a reference to its own value
    record told;
    run(ex::read_env(forwarding()), value_receiver(
                                      told,
                                      []<class Datum>(Datum&& datum) noexcept {
                                        static_assert(std::same_as<Datum&&, const int&>);
                                        assert(datum == 7);
                                      },
                                      ex::prop(forwarding(), 7)));
    assert(told.value());
  }
  return 0;
}
