// [exec.then]/4
//
// The completion schedulers of the sender are those of its child, for each kind of completion; it has none that the
// child does not have.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Tag>
struct scheduler_for {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    int id;
    constexpr scheduler_for query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {id}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    int id;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(ex::just(), std::move(rcvr));
    }

    constexpr attributes get_env() const noexcept { return {id}; }
  };

  int id;

  constexpr sender schedule() const noexcept { return {id}; }
  bool operator==(const scheduler_for&) const = default;
};

template<class... Tags>
struct child {
  using sender_concept = tag::sender;

  struct attributes {
    int id;

    template<class Tag>
      requires(std::same_as<Tag, Tags> || ...)
    constexpr scheduler_for<Tag> query(ex::get_completion_scheduler_t<Tag>) const noexcept {
      return {id};
    }
  };

  int id;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

  constexpr attributes get_env() const noexcept { return {id}; }
};

struct function {
  void operator()(auto&&...) const noexcept {}
};

template<class Sndr, class Tag>
concept completes_on_scheduler =
  std::invocable<ex::get_completion_scheduler_t<Tag>, decltype(ex::get_env(std::declval<const Sndr&>()))>;

template<class Adaptor>
void test(const Adaptor& adaptor) {
  { // all three
    auto sndr = adaptor(child<ex::set_value_t, ex::set_error_t, ex::set_stopped_t>{7}, function());
    assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == scheduler_for<ex::set_value_t>{7});
    assert(ex::get_completion_scheduler<ex::set_error_t>(ex::get_env(sndr)) == scheduler_for<ex::set_error_t>{7});
    assert(ex::get_completion_scheduler<ex::set_stopped_t>(ex::get_env(sndr)) == scheduler_for<ex::set_stopped_t>{7});
  }
  { // one
    auto sndr = adaptor(child<ex::set_error_t>{7}, function());
    assert(ex::get_completion_scheduler<ex::set_error_t>(ex::get_env(sndr)) == scheduler_for<ex::set_error_t>{7});
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_value_t>);
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_stopped_t>);
  }
  { // none
    auto sndr = adaptor(child<>{7}, function());
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_value_t>);
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_error_t>);
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_stopped_t>);
  }
}

int main(int, char**) {
  test(ex::then);
  test(ex::upon_error);
  test(ex::upon_stopped);
  return 0;
}
