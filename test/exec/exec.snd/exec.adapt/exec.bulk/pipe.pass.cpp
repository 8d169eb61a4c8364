// [exec.bulk]/2
//
// bulk, bulk_chunked and bulk_unchunked are pipeable sender adaptor objects: sndr | bulk(policy, shape, f) says the
// same as bulk(sndr, policy, shape, f). (The closure has a copy of the policy; a policy need not be copyable.)

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <utility>

struct count {
  int* total;
  void operator()(int) const noexcept { ++*total; }
  void operator()(int begin, int end) const noexcept { *total += end - begin; }
};

template<class Sndr>
void succeeds(Sndr&& sndr) {
  record told;
  run(std::forward<Sndr>(sndr), any_receiver(told));
  assert(told.value());
}

template<class Adaptor, class Policy>
void test(const Adaptor& adaptor, const Policy& policy) {
  int total = 0;
  auto sndr = ex::just();
  succeeds(adaptor(sndr, policy, 3, count{&total}));
  assert(total == 3);
  if constexpr (std::copy_constructible<Policy>) {
    succeeds(sndr | adaptor(policy, 3, count{&total}));
    assert(total == 6);
    succeeds(adaptor(policy, 3, count{&total})(sndr));
    assert(total == 9);
    const auto closure = adaptor(policy, 3, count{&total});
    succeeds(sndr | closure);
    succeeds(move_only_sender(ex::just()) | closure);
    assert(total == 15);

    using type = decltype(adaptor(sndr, policy, 3, count{&total}));
    static_assert(std::same_as<decltype(sndr | adaptor(policy, 3, count{&total})), type>);
    static_assert(std::same_as<decltype(adaptor(policy, 3, count{&total})(sndr)), type>);
  }
}

int main(int, char**) {
  test(ex::bulk, ex::seq);
  test(ex::bulk_chunked, ex::seq);
  test(ex::bulk_unchunked, ex::seq);
  return 0;
}
