// [exec.connect]/6.1
//
// connect can throw if transforming the sender can, too; an exception of the domain's leaves connect.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct quiet {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept {}
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  operation connect(auto&&) const noexcept { return {}; }
};

struct original : quiet {};

template<bool Nothrow>
struct domain {
  template<class Sndr, class Env>
    requires std::same_as<std::remove_cvref_t<Sndr>, original>
  quiet transform_sender(Sndr&&, const Env&) const noexcept(Nothrow) {
    if constexpr (!Nothrow)
      throw 1;
    return {};
  }
};

template<bool Nothrow>
auto receiver_in(record& told) {
  return any_receiver(told, ex::prop(ex::get_domain, domain<Nothrow>()));
}

template<bool Nothrow>
using receiver = decltype(receiver_in<Nothrow>(std::declval<record&>()));

static_assert(noexcept(ex::connect(std::declval<original>(), std::declval<receiver<true>>())));
static_assert(noexcept(ex::connect(std::declval<original&>(), std::declval<receiver<true>>())));
static_assert(!noexcept(ex::connect(std::declval<original>(), std::declval<receiver<false>>())));
static_assert(!noexcept(ex::connect(std::declval<const original&>(), std::declval<receiver<false>>())));
static_assert(noexcept(ex::connect(std::declval<quiet>(), std::declval<receiver<false>>())));

int main(int, char**) {
  record told;
  bool thrown = false;
  try {
    auto op = ex::connect(original(), receiver_in<false>(told));
  } catch (int) {
    thrown = true;
  }
  assert(thrown && told.pending());
  return 0;
}
