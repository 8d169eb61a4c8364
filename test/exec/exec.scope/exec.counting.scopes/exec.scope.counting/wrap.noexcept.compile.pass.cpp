// [exec.scope.counting]/5
//
// wrap throws nothing if the sender can be copied or moved into the result without exceptions.

#include "execution.h"
#include "tags.h"

#include <utility>

using token = ex::counting_scope::token;

template<class Sndr>
constexpr bool nothrow_wrap = noexcept(std::declval<const token&>().wrap(std::declval<Sndr>()));

template<bool NothrowCopy, bool NothrowMove>
struct sender {
  using sender_concept = tag::sender;

  sender();
  sender(const sender&) noexcept(NothrowCopy);
  sender(sender&&) noexcept(NothrowMove);

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }
};

static_assert(nothrow_wrap<sender<true, true>>);
static_assert(nothrow_wrap<const sender<true, true>&>);
static_assert(nothrow_wrap<sender<false, true>>);
static_assert(nothrow_wrap<const sender<true, false>&>);
