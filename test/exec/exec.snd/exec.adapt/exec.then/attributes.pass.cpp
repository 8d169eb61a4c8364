// [exec.then]/4
//
// The attributes of the sender are those of its child as far as queries are forwarding ones, and no others.

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct forwarding {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }
  static consteval bool query(exs::forwarding_query_t) noexcept { return true; }
};

struct not_forwarding {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }
};

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    const child* self;

    const int& query(forwarding) const noexcept { return self->attribute; }
    int query(forwarding, int n) const noexcept { return self->attribute + n; }
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
  void operator()(auto&&...) const noexcept {}
};

template<class Sndr>
void test(const Sndr& sndr, const child& innermost) {
  auto&& env = ex::get_env(sndr);
  static_assert(std::same_as<decltype(env.query(forwarding())), const int&>);
  // the attribute of the child that is in the sender
  assert(&env.query(forwarding()) == &innermost.attribute);
  assert(env.query(forwarding()) == 7);
  assert(env.query(forwarding(), 3) == 10);

  using environment = std::remove_cvref_t<decltype(env)>;
  static_assert(!requires(const environment& env) { env.query(not_forwarding()); });
  static_assert(!std::invocable<not_forwarding, const environment&>);
}

template<class Adaptor>
void test_adaptor(const Adaptor& adaptor) {
  auto sndr = adaptor(child{7}, function());
  auto& [tag, fn, base] = sndr;
  test(sndr, base);

  auto outer = ex::then(sndr, function());
  auto& [outer_tag, outer_fn, outer_base] = outer;
  auto& [inner_tag, inner_fn, inner_base] = outer_base;
  test(outer, inner_base);
}

int main(int, char**) {
  test_adaptor(ex::then);
  test_adaptor(ex::upon_error);
  test_adaptor(ex::upon_stopped);
  return 0;
}
