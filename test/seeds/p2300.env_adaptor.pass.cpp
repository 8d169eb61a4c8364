// seed: P2300R10 L2908
//
// A queryable adaptor answers one query itself and forwards all the others, which it does not know, to what it wraps.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <memory>
#include <utility>

template<class Query, class Queryable, class... Args>
concept query_for = requires(const Queryable& o, Args&&... args) { o.query(Query(), std::forward<Args>(args)...); };

template<class Allocator = std::allocator<std::byte>, class Base = ex::env<>>
struct with_allocator {
  Allocator alloc;
  Base base;

  template<query_for<Base> Query>
  decltype(auto) query(Query q) const noexcept {
    return base.query(q);
  }

  Allocator query(exs::get_allocator_t) const noexcept { return alloc; }
};

// A query that the adaptor's author has never heard of.
struct get_priority_t {
  template<class Env>
    requires query_for<get_priority_t, Env>
  auto operator()(const Env& env) const noexcept {
    return env.query(*this);
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};
inline constexpr get_priority_t get_priority;

struct numbered_allocator : std::allocator<std::byte> {
  int number = 0;
  explicit numbered_allocator(int number) : number(number) {}
  bool operator==(const numbered_allocator&) const = default;
};

template<class Query, class Env>
concept answers = std::invocable<Query, Env>;

int main(int, char**) {
  exs::inplace_stop_source source;
  auto base = ex::env{ex::prop{exs::get_stop_token, source.get_token()}, ex::prop{get_priority, 7}};
  with_allocator env{numbered_allocator(5), base};

  { // directly
    assert(exs::get_allocator(env).number == 5);
    assert(exs::get_stop_token(env) == source.get_token());
    assert(get_priority(env) == 7);
    static_assert(!answers<ex::get_scheduler_t, decltype(env)>);
    static_assert(!answers<get_priority_t, with_allocator<>>);
  }
  { // as the environment of a receiver, through an adaptor
    record told;
    auto read =
      ex::when_all(ex::read_env(exs::get_allocator), ex::read_env(get_priority) | ex::then([](int i) { return i; }));
    run(read, value_receiver(
                told,
                [](numbered_allocator alloc, int priority) {
                  assert(alloc.number == 5);
                  assert(priority == 7);
                },
                env));
    assert(told.value());
  }
  { // added to the environment of one part only
    record told;
    run(ex::write_env(ex::read_env(exs::get_allocator), with_allocator{numbered_allocator(6)}) |
          ex::let_value([](numbered_allocator inner) {
            return ex::read_env(exs::get_allocator) |
                   ex::then([inner](numbered_allocator outer) { return std::pair(inner.number, outer.number); });
          }),
      value_receiver(told, [](std::pair<int, int> numbers) { assert(numbers == std::pair(6, 5)); }, env));
    assert(told.value());
  }
  return 0;
}
