// [exec.let]/12
//
// The function is invoked with lvalues of decayed copies of the datums, which are the operation's own and not const.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <memory>
#include <string>
#include <utility>

// Takes an lvalue of T and nothing else.
template<class T>
struct takes {
  T expected;
  bool* invoked;

  template<class U>
  constexpr auto operator()(U&& datum) const {
    static_assert(std::same_as<U&&, T&>);
    *invoked = true;
    assert(datum == expected);
    return ex::just();
  }
};

// What the child sends as Sent gets to the function as Kept&.
template<class Sent, class Kept, class Adaptor, class Tag>
void test(const Adaptor& adaptor, Tag tag, Sent&& sent, Kept expected) {
  bool invoked = false;
  record told;
  deferred<Tag(Sent)> source;
  auto op =
    ex::connect(adaptor(source.sender(), takes<Kept>{std::move(expected), &invoked}), value_receiver(told, [] {}));
  ex::start(op);
  assert(!invoked);
  source.complete(tag, std::forward<Sent>(sent));
  assert(invoked);
  assert(told.value());
}

int main(int, char**) {
  std::string text = "text";
  int number = 1;

  test<int, int>(ex::let_value, ex::set_value, 1, 1);
  test<int&, int>(ex::let_value, ex::set_value, number, 1);
  test<const int&, int>(ex::let_value, ex::set_value, number, 1);
  test<int&&, int>(ex::let_value, ex::set_value, std::move(number), 1);
  test<std::string&, std::string>(ex::let_value, ex::set_value, text, "text");
  test<const std::string&, std::string>(ex::let_value, ex::set_value, text, "text");
  test<std::unique_ptr<int>, std::unique_ptr<int>>(ex::let_value, ex::set_value, nullptr, nullptr);

  test<int, int>(ex::let_error, ex::set_error, 1, 1);
  test<int&, int>(ex::let_error, ex::set_error, number, 1);
  test<const std::string&, std::string>(ex::let_error, ex::set_error, text, "text");
  test<std::unique_ptr<int>, std::unique_ptr<int>>(ex::let_error, ex::set_error, nullptr, nullptr);

  assert(text == "text");

  { // an array becomes a pointer, a function, too
    record told;
    deferred<ex::set_value_t(const char (&)[3], int (&)(int))> source;
    auto fn = []<class Array, class Function>(Array&& array, Function&& function) {
      static_assert(std::same_as<Array&&, const char*&>);
      static_assert(std::same_as<Function&&, int (*&)(int)>);
      assert(array[1] == 'b');
      assert(function(-7) == 7);
      return ex::just();
    };
    auto op = ex::connect(ex::let_value(source.sender(), fn), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value, "ab", *+[](int i) { return -i; });
    assert(told.value());
  }
  { // a reference is not kept: the function sees a copy
    int original = 1;
    record told;
    deferred<ex::set_value_t(int&, int&)> source;
    auto fn = [&](int& first, int& second) {
      assert(&first != &original);
      assert(&second != &original);
      assert(&first != &second);
      first = 2;
      return ex::just();
    };
    auto op = ex::connect(ex::let_value(source.sender(), fn), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value, original, original);
    assert(told.value());
    assert(original == 1);
  }
  { // no datum, and many, inside start
    bool invoked = false;
    record told;
    run(ex::let_value(ex::just(),
          [&] {
            invoked = true;
            return ex::just();
          }),
      any_receiver(told));
    assert(invoked && told.value());

    record told_many;
    auto fn = [](int& a, std::string& b, move_only& c) {
      assert(a == 1 && b == "2" && c.value == 3);
      return ex::just();
    };
    run(ex::let_value(ex::just(1, std::string("2"), move_only(3)), fn), any_receiver(told_many));
    assert(told_many.value());
  }
  { // let_stopped's function gets none
    bool invoked = false;
    record told;
    run(ex::let_stopped(ex::just_stopped(),
          [&] {
            invoked = true;
            return ex::just();
          }),
      any_receiver(told));
    assert(invoked && told.value());
  }
  { // rvalues are moved and never copied
    tally counts;
    record told;
    run(ex::let_value(ex::just(counted(counts)), [](counted&) { return ex::just(); }), any_receiver(told));
    assert(told.value());
    assert(counts.copies == 0);
  }
  return 0;
}
