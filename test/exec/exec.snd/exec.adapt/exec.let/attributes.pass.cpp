// [exec.let]/5
//
// The attributes of the sender are those of its child as far as queries are forwarding ones, and no others.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    const child* self;

    const int& query(forwarding) const noexcept { return self->attribute; }
    const int& query(not_forwarding) const noexcept { return self->attribute; }
  };

  int attribute;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {this}; }
};

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  auto sndr = adaptor(child{7}, function());
  auto& [tag, fn, base] = sndr;
  auto&& env = ex::get_env(sndr);
  static_assert(std::same_as<decltype(env.query(forwarding())), const int&>);
  // the attribute of the child that is in the sender
  assert(&env.query(forwarding()) == &base.attribute);
  assert(env.query(forwarding()) == 7);

  using environment = std::remove_cvref_t<decltype(env)>;
  static_assert(!requires(const environment& env) { env.query(not_forwarding()); });
  static_assert(!std::invocable<not_forwarding, const environment&>);
}

int main(int, char**) {
  test(ex::let_value);
  test(ex::let_error);
  test(ex::let_stopped);
  return 0;
}
