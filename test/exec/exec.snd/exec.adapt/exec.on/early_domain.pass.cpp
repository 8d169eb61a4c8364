// [exec.on]/3
//
// The scheduler's domain is asked at once what to make of on(sch, sndr): it is shown the sender that would
// be the result, and what it makes of that is the result. The domain of sndr is of no account.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct idle_operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

// What the domain makes of the sender; it remembers what the domain was shown.
template<class Tag, class Data, class Child>
struct replaced {
  using sender_concept = tag::sender;

  std::pair<Data, Child> shown;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  idle_operation connect(auto) const { return {}; }
};

template<class T>
constexpr bool is_replaced = false;

template<class Tag, class Data, class Child>
constexpr bool is_replaced<replaced<Tag, Data, Child>> = true;

struct replacing_domain {
  template<ex::sender Sndr>
  constexpr auto transform_sender(Sndr&& sndr) const {
    if constexpr (is_replaced<std::remove_cvref_t<Sndr>>) {
      return std::remove_cvref_t<Sndr>(std::forward<Sndr>(sndr));
    } else {
      auto& [tag, data, child] = sndr;
      using type = replaced<std::remove_cvref_t<decltype(tag)>, std::remove_cvref_t<decltype(data)>,
        std::remove_cvref_t<decltype(child)>>;
      return type{{data, child}};
    }
  }
};

struct idle_domain {};

template<class Domain>
struct scheduler_in {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    int id;
    constexpr scheduler_in query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {id}; }
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    int id;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    constexpr attributes get_env() const noexcept { return {id}; }
    idle_operation connect(auto) const { return {}; }
  };

  int id;

  constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  constexpr sender schedule() const noexcept { return {id}; }
  bool operator==(const scheduler_in&) const = default;
};

template<class Domain>
struct child_of {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  int id;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  constexpr attributes get_env() const noexcept { return {}; }
  idle_operation connect(auto) const { return {}; }
};

constexpr bool test() {
  { // the domain's sender is the result
    using scheduler = scheduler_in<replacing_domain>;
    using child = child_of<idle_domain>;
    auto sndr = ex::on(scheduler{1}, child{2});
    static_assert(std::same_as<decltype(sndr), replaced<ex::on_t, scheduler, child>>);
    assert(sndr.shown.first.id == 1);
    assert(sndr.shown.second.id == 2);
  }
  { // the child's domain is not asked
    auto sndr = ex::on(scheduler_in<idle_domain>{1}, child_of<replacing_domain>{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
  }
  { // no domain at all
    auto sndr = ex::on(ex::inline_scheduler(), child_of<replacing_domain>{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
