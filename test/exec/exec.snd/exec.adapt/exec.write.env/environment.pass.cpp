// [exec.write.env]/4.2
//
// The child's operation asks the environment that is written first, and the receiver's own where that has no answer.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

struct third {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

int main(int, char**) {
  exs::inplace_stop_source source;

  { // each has its answers, and where both have one that is written counts
    record told;
    const ex::env outer{ex::prop(forwarding(), 1), ex::prop(exs::get_stop_token, source.get_token())};
    run(ex::write_env(looks(
                        [&](const auto& env) {
                          assert(env.query(forwarding()) == 2);
                          assert(env.query(third()) == 3);
                          assert(exs::get_stop_token(env) == source.get_token());
                        },
                        ex::set_value),
          ex::env{ex::prop(forwarding(), 2), ex::prop(third(), 3)}),
      any_receiver(told, outer));
    assert(told.value());
  }
  { // an empty environment takes nothing away
    record told;
    run(
      ex::write_env(looks([&](const auto& env) { assert(env.query(forwarding()) == 1); }, ex::set_value), ex::env<>{}),
      any_receiver(told, ex::prop(forwarding(), 1)));
    assert(told.value());
  }
  { // the very result of the query, reference or not
    int object = 0;
    struct referring_env {
      int* object;
      int& query(forwarding) const noexcept { return *object; }
      int query(third) const noexcept { return 3; }
    };
    record written, own;
    auto look = [&](const auto& env) {
      static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
      assert(&env.query(forwarding()) == &object);
      static_assert(std::same_as<decltype(env.query(third())), int>);
      static_assert(noexcept(env.query(third())));
      assert(env.query(third()) == 3);
    };
    run(ex::write_env(looks(look, ex::set_value), referring_env{&object}), any_receiver(written));
    assert(written.value());
    run(ex::write_env(looks(look, ex::set_value), ex::env<>{}), any_receiver(own, referring_env{&object}));
    assert(own.value());
  }
  { // one in another: the inner one counts
    record told;
    run(ex::write_env(ex::write_env(looks(
                                      [&](const auto& env) {
                                        assert(env.query(forwarding()) == 1);
                                        assert(env.query(third()) == 3);
                                      },
                                      ex::set_value),
                        ex::prop(forwarding(), 1)),
          ex::env{ex::prop(forwarding(), 2), ex::prop(third(), 3)}),
      any_receiver(told));
    assert(told.value());
  }
  { // what is written can be read
    record told;
    run(ex::write_env(ex::read_env(forwarding()), ex::prop(forwarding(), 7)),
      value_receiver(told, [](int i) noexcept { assert(i == 7); }));
    assert(told.value());
  }
  return 0;
}
