// [exec.let]/9
//
// The child may have several completions that differ only in what decays away: the function is invoked with lvalues of
// the same types for each of them.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

struct function {
  auto operator()(int& i) const { return ex::just(i); }
};

template<class Adaptor, class SetCpo>
void test(const Adaptor& adaptor, SetCpo set) {
  {
    using signatures = ex::completion_signatures<SetCpo(int), SetCpo(int&), SetCpo(const int&)>;
    record told;
    run(adaptor(sends<signatures>(set, 5), function()), value_receiver(told, [](int i) { assert(i == 5); }));
    assert(told.value());
  }
  {
    deferred<SetCpo(int&), SetCpo(const int&)> source;
    auto sndr = adaptor(source.sender(), function());
    auto completes = [&](auto& datum) {
      record told;
      auto op = ex::connect(sndr, value_receiver(told, [&](int i) { assert(i == datum); }));
      ex::start(op);
      assert(told.pending());
      source.complete(set, datum);
      assert(told.value());
    };
    int one = 1;
    const int two = 2;
    completes(one);
    completes(two);
  }
}

int main(int, char**) {
  test(ex::let_value, ex::set_value);
  test(ex::let_error, ex::set_error);
  return 0;
}
