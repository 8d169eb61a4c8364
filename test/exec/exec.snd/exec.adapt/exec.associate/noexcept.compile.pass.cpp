// [exec.associate]/13
//
// Connecting does not throw if neither moving and connecting the wrapped sender nor moving the receiver does.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "tags.h"

#include <utility>

template<bool NothrowMove, bool NothrowConnect>
struct sender {
  using sender_concept = tag::sender;

  sender() = default;
  sender(sender&&) noexcept(NothrowMove);

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  struct operation {
    using operation_state_concept = tag::operation_state;
    operation(operation&&) = delete;
    void start() & noexcept;
  };

  operation connect(auto) && noexcept(NothrowConnect);
};

struct receiver {
  using receiver_concept = tag::receiver;
  void set_value() && noexcept;
  void set_stopped() && noexcept;
};

template<class Sndr>
using associated = decltype(ex::associate(std::declval<Sndr>(), std::declval<ledger_token>()));

template<class Sndr>
constexpr bool nothrow_connect = noexcept(ex::connect(std::declval<associated<Sndr>>(), std::declval<receiver>()));

static_assert(nothrow_connect<sender<true, true>>);
static_assert(!nothrow_connect<sender<true, false>>);
