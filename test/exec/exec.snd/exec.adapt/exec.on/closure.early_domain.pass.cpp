// [exec.on]/4
//
// The child's domain is asked at once what to make of on(sndr, sch, closure): it is shown the sender that would be the
// result, and what it makes of that is the result. The scheduler's domain is not asked yet.
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
  using made_by = Tag;

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

struct closure : ex::sender_adaptor_closure<closure> {
  template<ex::sender Sndr>
  constexpr auto operator()(Sndr&& sndr) const {
    return std::forward<Sndr>(sndr);
  }
};

constexpr bool test() {
  { // the domain's sender is the result
    using scheduler = scheduler_in<idle_domain>;
    using child = child_of<replacing_domain>;
    auto sndr = ex::on(child{2}, scheduler{1}, closure());
    static_assert(is_replaced<decltype(sndr)>);
    static_assert(std::same_as<typename decltype(sndr)::made_by, ex::on_t>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(sndr.shown.second)>, child>);
    auto& [sch, shown_closure] = sndr.shown.first;
    assert(sch.id == 1);
    assert(sndr.shown.second.id == 2);
  }
  { // the scheduler's domain is not asked
    auto sndr = ex::on(child_of<idle_domain>{2}, scheduler_in<replacing_domain>{1}, closure());
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
  }
  { // no domain at all
    auto sndr = ex::on(ex::just(1), scheduler_in<replacing_domain>{1}, closure());
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
