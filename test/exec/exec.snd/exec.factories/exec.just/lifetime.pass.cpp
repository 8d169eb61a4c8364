// [exec.just]/2
//
// The operation owns its datums: it does not need the sender any more, and they are there until the receiver has them,
// which may destroy the operation as soon as it is called.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <memory>
#include <optional>
#include <utility>

// Takes the datum, and then destroys the operation that it belongs to.
struct destroying_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  std::shared_ptr<int>* taken;
  void** op;
  void (**destroy)(void*);

  void set_value(std::shared_ptr<int>&& datum) && noexcept {
    told->complete(channel::value);
    finish(std::move(datum));
  }

  void set_error(std::shared_ptr<int>&& datum) && noexcept {
    told->complete(channel::error);
    finish(std::move(datum));
  }

  void finish(std::shared_ptr<int>&& datum) noexcept {
    *taken = std::move(datum);
    (*destroy)(*op);
  }
};

template<class Sndr>
void destroys_operation(record& told, Sndr&& sndr) {
  using operation = ex::connect_result_t<Sndr, destroying_receiver>;

  void* address = nullptr;
  void (*destroy)(void*) = [](void* op) { delete static_cast<operation*>(op); };
  std::shared_ptr<int> taken;
  auto* op =
    new operation(ex::connect(std::forward<Sndr>(sndr), destroying_receiver{&told, &taken, &address, &destroy}));
  address = op;
  ex::start(*op);
  assert(!told.pending());
  assert(*taken == 1);
  assert(taken.use_count() == 1);
}

int main(int, char**) {
  constexpr auto is_one = [](std::shared_ptr<int> datum) noexcept { assert(*datum == 1); };

  { // a sender that was connected as an lvalue goes first
    record value, error;
    std::optional values(ex::just(std::make_shared<int>(1)));
    std::optional errors(ex::just_error(std::make_shared<int>(1)));
    auto value_op = ex::connect(*values, value_receiver(value, is_one));
    auto error_op = ex::connect(std::as_const(*errors), error_receiver(error, is_one));
    values.reset();
    errors.reset();
    ex::start(value_op);
    assert(value.value());
    ex::start(error_op);
    assert(error.error());
  }
  { // one that was connected as an rvalue
    record value, error;
    std::optional values(ex::just(std::make_shared<int>(1)));
    std::optional errors(ex::just_error(std::make_shared<int>(1)));
    auto value_op = ex::connect(std::move(*values), value_receiver(value, is_one));
    auto error_op = ex::connect(std::move(*errors), error_receiver(error, is_one));
    values.reset();
    errors.reset();
    ex::start(value_op);
    assert(value.value());
    ex::start(error_op);
    assert(error.error());
  }
  { // as long as the operation is there its datum is, too, and no longer
    record told;
    auto datum = std::make_shared<int>(1);
    std::weak_ptr<int> seen = datum;
    std::optional sndr(ex::just(std::move(datum)));
    {
      [[maybe_unused]] auto op = ex::connect(*sndr, any_receiver(told));
      sndr.reset();
      assert(seen.use_count() == 1);
    }
    assert(seen.expired());
    assert(told.pending());
  }
  { // the receiver destroys the operation
    record value, error;
    destroys_operation(value, ex::just(std::make_shared<int>(1)));
    assert(value.value());
    destroys_operation(error, ex::just_error(std::make_shared<int>(1)));
    assert(error.error());
  }
  return 0;
}
