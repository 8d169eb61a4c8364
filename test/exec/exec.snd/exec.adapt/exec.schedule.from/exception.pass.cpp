// [exec.schedule.from]/12
//
// If copying a datum throws, the exception is kept instead, and delivered as an error on the scheduler's resource.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "tags.h"
#include "transfers.h"

#include <cassert>
#include <exception>
#include <utility>

struct thrown {
  int value;
};

struct throws_when_copied {
  throws_when_copied() = default;
  throws_when_copied(const throws_when_copied&) { throw thrown{7}; }
};

template<class Transfer, class Tag>
void test(Transfer transfer, Tag tag) {
  const throws_when_copied datum;
  manual_resource<> resource;
  deferred<Tag(const throws_when_copied&)> source;
  record told;
  auto receive = [&]<class Err>(Err&& error) noexcept {
    assert(resource.is_current());
    if constexpr (std::same_as<Err&&, std::exception_ptr&&>) {
      try {
        std::rethrow_exception(std::move(error));
      } catch (const thrown& exception) {
        assert(exception.value == 7);
        return;
      } catch (...) {
      }
    }
    assert(false && "another error");
  };
  auto op = ex::connect(transfer(source.sender(), resource.scheduler()), error_receiver(told, receive));
  ex::start(op);
  source.complete(tag, datum);
  assert(told.pending());
  assert(resource.waiting() == 1);
  resource.run_one();
  assert(told.error());
}

int main(int, char**) {
  for_each_transfer([](auto transfer) {
    test(transfer, ex::set_value);
    test(transfer, ex::set_error);
  });
  return 0;
}
