// [exec.let]/5
//
// The completion schedulers of the sender are those of its child, for each kind of completion.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Sndr, class Tag>
concept completes_on_scheduler =
  std::invocable<ex::get_completion_scheduler_t<Tag>, decltype(ex::get_env(std::declval<const Sndr&>()))>;

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  {
    manual_resource<ex::set_error_t(int), ex::set_stopped_t()> resource;
    auto sndr = adaptor(ex::schedule(resource.scheduler()), function());
    assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_error_t>(ex::get_env(sndr)) == resource.scheduler());
    assert(ex::get_completion_scheduler<ex::set_stopped_t>(ex::get_env(sndr)) == resource.scheduler());
  }
  {
    manual_resource<> resource;
    auto sndr = adaptor(ex::schedule(resource.scheduler()), function());
    assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == resource.scheduler());
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_error_t>);
    static_assert(!completes_on_scheduler<decltype(sndr), ex::set_stopped_t>);
  }
}

int main(int, char**) {
  test(ex::let_value);
  test(ex::let_error);
  test(ex::let_stopped);
  return 0;
}
