// [exec.snd.expos]/39
//
// What an adaptor has no interest in goes on to the receiver as it came: by the same completion function, the same
// objects with the same value categories.

#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

inline int lvalue = 1;
inline const int const_lvalue = 2;

template<class Tag, class... Ts>
struct forwards {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Tag(Ts...)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;

    void start() & noexcept {
      if constexpr (std::same_as<Tag, ex::set_value_t>)
        ex::set_value(std::move(rcvr), lvalue, const_lvalue, move_only(3));
      else if constexpr (std::same_as<Tag, ex::set_error_t>)
        ex::set_error(std::move(rcvr), lvalue);
      else
        ex::set_stopped(std::move(rcvr));
    }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const {
    return {std::move(rcvr)};
  }
};

int main(int, char**) {
  {
    record told;
    run(ex::write_env(forwards<ex::set_value_t, int&, const int&, move_only>(), ex::env<>()),
      value_receiver(told, []<class A, class B, class C>(A&& a, B&& b, C&& c) {
        static_assert(std::same_as<A, int&> && std::same_as<B, const int&> && std::same_as<C, move_only>);
        assert(&a == &lvalue && &b == &const_lvalue && c.value == 3);
      }));
    assert(told.value());
  }
  {
    record told;
    run(ex::upon_error(forwards<ex::set_value_t, int&, const int&, move_only>(), [](int) {}),
      value_receiver(told, []<class A, class B, class C>(A&& a, B&& b, C&& c) {
        static_assert(std::same_as<A, int&> && std::same_as<B, const int&> && std::same_as<C, move_only>);
        assert(&a == &lvalue && &b == &const_lvalue && c.value == 3);
      }));
    assert(told.value());
  }
  {
    record told;
    run(ex::then(forwards<ex::set_error_t, int&>(), [] {}), error_receiver(told, []<class E>(E&& error) {
      static_assert(std::same_as<E, int&>);
      assert(&error == &lvalue);
    }));
    assert(told.error());
  }
  {
    record told;
    run(ex::then(forwards<ex::set_stopped_t>(), [] {}), any_receiver(told));
    assert(told.stopped());
  }
  return 0;
}
