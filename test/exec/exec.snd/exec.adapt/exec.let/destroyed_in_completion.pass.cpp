// [exec.let]/15.2
//
// The receiver may destroy the operation while it is told of the completion of the new sender, or of an exception:
// neither the function and the datums nor the receiver are used any more then.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <exception>
#include <set>
#include <utility>

// Knows which of its objects are alive; no other one may be used.
class tracked {
  inline static std::set<const tracked*> alive;

public:
  tracked() { alive.insert(this); }
  tracked(const tracked& other) noexcept {
    other.use();
    alive.insert(this);
  }
  ~tracked() {
    use();
    alive.erase(this);
  }

  void use() const { assert(alive.contains(this) && "an object is used after it was destroyed"); }
};

struct place {
  void* operation = nullptr;
  void (*destroy)(void*) = nullptr;
  int completed = 0;
};

struct destroying_receiver {
  using receiver_concept = tag::receiver;

  tracked life;
  place* where;

  void set_value(auto&&...) && noexcept { destroy(); }
  void set_error(auto&&) && noexcept { destroy(); }
  void set_stopped() && noexcept { destroy(); }

  ex::env<> get_env() const noexcept {
    life.use();
    return {};
  }

private:
  // The receiver itself goes with the operation.
  void destroy() noexcept {
    place& here = *where;
    ++here.completed;
    assert(here.completed == 1);
    here.destroy(here.operation);
  }
};

template<class Sndr>
void start_at(place& where, Sndr sndr) {
  using operation = decltype(ex::connect(std::move(sndr), std::declval<destroying_receiver>()));
  auto op = new operation(ex::connect(std::move(sndr), destroying_receiver{{}, &where}));
  where.operation = op;
  where.destroy = [](void* op) { delete static_cast<operation*>(op); };
  ex::start(*op);
}

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag tag, Ts... ts) {
  const tracked owned;
  { // all inside start
    place where;
    start_at(where, adaptor(sends<ex::completion_signatures<Tag(Ts...)>>(tag, ts...),
                      [owned](auto&... datums) { return ex::just(datums...); }));
    assert(where.completed == 1);
  }
  { // all later
    place where;
    deferred<Tag(Ts...)> first;
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> second;
    start_at(where, adaptor(first.sender(), [&second, owned](auto&...) { return second.sender(); }));
    first.complete(tag, ts...);
    assert(where.completed == 0);
    second.complete(ex::set_stopped);
    assert(where.completed == 1);
  }
  { // an exception
    place where;
    deferred<Tag(Ts...)> first;
    start_at(where, adaptor(first.sender(), [owned](auto&...) -> decltype(ex::just()) {
      owned.use();
      throw 7;
    }));
    assert(where.completed == 0);
    first.complete(tag, ts...);
    assert(where.completed == 1);
  }
}

int main(int, char**) {
  test(ex::let_value, ex::set_value, tracked());
  test(ex::let_error, ex::set_error, tracked());
  test(ex::let_stopped, ex::set_stopped);
  return 0;
}
