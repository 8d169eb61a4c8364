// [exec.let]/15.2
//
// The receiver may destroy the operation while it is told of the completion of the new sender, or of an exception:
// neither the function and the datums nor the receiver are used any more then.

#include "destruction.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <exception>
#include <utility>

struct destroying_receiver {
  using receiver_concept = tag::receiver;

  tracked life;
  place* where;

  void set_value(auto&&...) && noexcept { where->destroy(); }
  void set_error(auto&&) && noexcept { where->destroy(); }
  void set_stopped() && noexcept { where->destroy(); }

  ex::env<> get_env() const noexcept {
    life.use();
    return {};
  }
};

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag tag, Ts... ts) {
  const tracked owned;
  { // all inside start
    place where;
    auto sndr = adaptor(sends<ex::completion_signatures<Tag(Ts...)>>(tag, ts...),
      [owned](auto&&... datums) { return ex::just(datums...); });
    where.start(std::move(sndr), destroying_receiver{{}, &where});
    assert(!where.pending());
  }
  { // all later
    place where;
    deferred<Tag(Ts...)> first;
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> second;
    auto sndr = adaptor(first.sender(), [&second, owned](auto&&...) { return second.sender(); });
    where.start(std::move(sndr), destroying_receiver{{}, &where});
    first.complete(tag, ts...);
    assert(where.pending());
    second.complete(ex::set_stopped);
    assert(!where.pending());
  }
  { // an exception
    place where;
    deferred<Tag(Ts...)> first;
    auto sndr = adaptor(first.sender(), [owned](auto&&...) -> decltype(ex::just()) {
      owned.use();
      throw 7;
    });
    where.start(std::move(sndr), destroying_receiver{{}, &where});
    assert(where.pending());
    first.complete(tag, ts...);
    assert(!where.pending());
  }
}

int main(int, char**) {
  test(ex::let_value, ex::set_value, tracked());
  test(ex::let_error, ex::set_error, tracked());
  test(ex::let_stopped, ex::set_stopped);
  return 0;
}
