// [exec.on]/8
//
// The completion signatures of on(sch, sndr) are those of sndr, with decayed datums, and what the two schedule senders
// may fail with; set_error_t(exception_ptr) is among them if something may throw, and may be there if not.
//
// EDITION: cd c++26

#include "signatures.h"
#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <exception>
#include <string>
#include <utility>

template<class... Sigs>
struct child {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept;
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<Sigs...>();
  }

  operation connect(auto) const noexcept;
};

using failure = ex::set_error_t(std::exception_ptr);

template<class... Failures>
using scheduler = manual_resource<Failures...>::scheduler_type;

template<class Sch>
using home = decltype(started_on(std::declval<Sch>()));

template<class Sch, class Child>
using on = decltype(ex::on(std::declval<Sch>(), std::declval<Child>()));

template<class Sndr, class Env, class... Sigs>
concept completes_without_throwing =
  completes_in_with<Sndr, Env, Sigs...> || completes_in_with<Sndr, Env, Sigs..., failure>;

static_assert(
  completes_without_throwing<on<scheduler<>, child<ex::set_value_t(int)>>, home<scheduler<>>, ex::set_value_t(int)>);
static_assert(completes_without_throwing<
  on<scheduler<>, child<ex::set_value_t(int&), ex::set_error_t(const int&), ex::set_stopped_t()>>, home<scheduler<>>,
  ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(completes_without_throwing<on<scheduler<ex::set_error_t(long)>, child<ex::set_value_t(int)>>,
  home<scheduler<ex::set_stopped_t()>>, ex::set_value_t(int), ex::set_error_t(long), ex::set_stopped_t()>);
static_assert(completes_without_throwing<on<scheduler<ex::set_stopped_t()>, child<>>,
  home<scheduler<ex::set_error_t(short)>>, ex::set_error_t(short), ex::set_stopped_t()>);

// Keeping the results for the way back may throw.
static_assert(completes_in_with<on<scheduler<>, child<ex::set_value_t(const std::string&)>>, home<scheduler<>>,
  ex::set_value_t(std::string), failure>);
