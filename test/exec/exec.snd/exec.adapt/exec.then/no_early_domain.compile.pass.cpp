// [exec.then]/3
//
// No domain is asked what to make of then(sndr, f) before it is connected.
//
// EDITION: c++26

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>
#include <utility>

struct idle_operation {
  using operation_state_concept = tag::operation_state;

  void start() & noexcept {}
};

struct replaced {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  idle_operation connect(Rcvr) const {
    return {};
  }
};

struct replacing_domain {
  template<class... Args>
  constexpr auto transform_sender(Args&&...) const -> replaced {
    return {};
  }
};

struct child {
  using sender_concept = tag::sender;

  struct attributes {
    constexpr replacing_domain query(ex::get_domain_t) const noexcept { return {}; }
    template<class Tag, class... Env>
    constexpr replacing_domain query(ex::get_completion_domain_t<Tag>, const Env&...) const noexcept {
      return {};
    }
  };

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
  constexpr void operator()(auto&&...) const noexcept {}
};

template<class Adaptor>
using result = std::remove_cvref_t<decltype(std::declval<const Adaptor&>()(child(), function()))>;

static_assert(std::same_as<ex::tag_of_t<result<ex::then_t>>, ex::then_t>);
static_assert(std::same_as<ex::tag_of_t<result<ex::upon_error_t>>, ex::upon_error_t>);
static_assert(std::same_as<ex::tag_of_t<result<ex::upon_stopped_t>>, ex::upon_stopped_t>);
