// [exec.then]/4
//
// The child's operation sees the environment of the receiver as far as queries are forwarding ones, and no other query.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct forwarding {
  template<class Env>
  auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }
  static consteval bool query(exs::forwarding_query_t) noexcept { return true; }
};

struct not_forwarding {
  template<class Env>
  auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }
};

struct environment {
  int* object;
  exs::inplace_stop_token token;

  int& query(forwarding) const noexcept { return *object; }
  int query(forwarding, int n) const noexcept { return *object + n; }
  int& query(not_forwarding) const noexcept { return *object; }
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

// Shows look the environment when it is started, and completes by Tag.
template<class Look, class Tag>
struct looking {
  using sender_concept = tag::sender;

  Look look;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    Look look;

    void start() & noexcept {
      look(ex::get_env(rcvr));
      if constexpr (std::same_as<Tag, ex::set_error_t>)
        ex::set_error(std::move(rcvr), 1);
      else
        Tag()(std::move(rcvr));
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    return {std::move(rcvr), look};
  }
};

struct function {
  void operator()(auto&&...) const noexcept {}
};

template<class Tag, class Adapt>
void test(Adapt adapt) {
  int object = 7;
  exs::inplace_stop_source source;
  environment env{&object, source.get_token()};
  bool looked = false;

  auto look = [&]<class Env>(const Env& env) {
    looked = true;
    // the very result of the query, with its arguments
    static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
    assert(&env.query(forwarding()) == &object);
    assert(env.query(forwarding(), 3) == 10);
    assert(exs::get_stop_token(env) == source.get_token());
    static_assert(!requires { env.query(not_forwarding()); });
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };

  record told;
  run(adapt(looking<decltype(look), Tag>{look}), any_receiver(told, env));
  assert(looked);
  assert(told.value());
}

int main(int, char**) {
  test<ex::set_value_t>([](auto sndr) { return ex::then(sndr, function()); });
  test<ex::set_error_t>([](auto sndr) { return ex::upon_error(sndr, function()); });
  test<ex::set_stopped_t>([](auto sndr) { return ex::upon_stopped(sndr, function()); });
  // through several of them
  test<ex::set_stopped_t>(
    [](auto sndr) { return ex::upon_stopped(ex::upon_error(ex::then(sndr, function()), function()), function()); });
  return 0;
}
