// [exec.then]/3
//
// The sender's domain is asked at once what to make of then(sndr, f): it is shown the sender that would be the result,
// and what it makes of that is the result.
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

// What the domain makes of an adapted sender; it remembers what the domain was shown.
template<class Tag, class Fn, class Child>
struct replaced {
  using sender_concept = tag::sender;

  std::pair<Fn, Child> shown;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

template<class T>
constexpr bool is_replaced = false;

template<class Tag, class Fn, class Child>
constexpr bool is_replaced<replaced<Tag, Fn, Child>> = true;

struct replacing_domain {
  template<ex::sender Sndr>
  constexpr auto transform_sender(Sndr&& sndr) const {
    if constexpr (is_replaced<std::remove_cvref_t<Sndr>>) {
      return std::remove_cvref_t<Sndr>(std::forward<Sndr>(sndr));
    } else {
      auto& [tag, fn, child] = sndr;
      using type = replaced<std::remove_cvref_t<decltype(tag)>, std::remove_cvref_t<decltype(fn)>,
        std::remove_cvref_t<decltype(child)>>;
      return type{{fn, child}};
    }
  }
};

// Asked only when the sender is connected, with an environment.
struct late_domain {
  template<ex::sender Sndr, class Env>
  constexpr auto transform_sender(Sndr&&, const Env&) const -> replaced<int, int, int>;
};

struct idle_domain {};

template<class Domain>
struct child_of {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr Domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  int id;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  constexpr attributes get_env() const noexcept { return {}; }

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

struct function {
  int id;
  constexpr void operator()(auto&&...) const noexcept {}
};

template<class Adaptor>
constexpr bool test(const Adaptor& adaptor) {
  { // the domain's sender is the result
    using child = child_of<replacing_domain>;
    auto sndr = adaptor(child{1}, function{2});
    static_assert(std::same_as<decltype(sndr), replaced<Adaptor, function, child>>);
    assert(sndr.shown.first.id == 2);
    assert(sndr.shown.second.id == 1);
  }
  { // by way of a closure, too
    using child = child_of<replacing_domain>;
    auto sndr = child{1} | adaptor(function{2});
    static_assert(std::same_as<decltype(sndr), replaced<Adaptor, function, child>>);
    assert(sndr.shown.first.id == 2);
    assert(sndr.shown.second.id == 1);
  }
  { // a domain that wants an environment is not asked yet
    auto sndr = adaptor(child_of<late_domain>{1}, function{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Adaptor>);
  }
  { // a domain without an opinion leaves the sender as it is, and so does the default
    auto sndr = adaptor(child_of<idle_domain>{1}, function{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Adaptor>);
    auto default_sndr = adaptor(child_of<ex::default_domain>{1}, function{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(default_sndr)>, Adaptor>);
  }
  return true;
}

int main(int, char**) {
  test(ex::then);
  static_assert(test(ex::then));
  test(ex::upon_error);
  static_assert(test(ex::upon_error));
  test(ex::upon_stopped);
  static_assert(test(ex::upon_stopped));
  return 0;
}
