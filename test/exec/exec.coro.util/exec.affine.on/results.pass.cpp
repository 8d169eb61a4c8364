// [exec.affine.on]/5
//
// The operation completes as the child does, with the child's results.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <memory>
#include <string>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  const auto affine = [&]<class Sndr>(
                        Sndr&& sndr) { return ex::affine_on(std::forward<Sndr>(sndr), resource.scheduler()); };
  {
    record told;
    auto op = ex::connect(affine(ex::just(7, move_only(8), std::string(100, 'a'))),
      value_receiver(told, [](int i, move_only m, std::string s) {
        assert(i == 7);
        assert(m.value == 8);
        assert(s == std::string(100, 'a'));
      }));
    ex::start(op);
    resource.run_one();
    assert(told.value());
  }
  {
    record told;
    auto op = ex::connect(affine(ex::just_error(std::make_unique<int>(7))), error_receiver(told, [](auto&& error) {
      if constexpr (requires { *error; })
        assert(*error == 7);
      else
        assert(false && "another error");
    }));
    ex::start(op);
    resource.run_one();
    assert(told.error());
  }
  {
    record told;
    auto op = ex::connect(affine(ex::just_stopped()), any_receiver(told));
    ex::start(op);
    resource.run_one();
    assert(told.stopped());
  }
  { // what the child refers to may be gone by then
    record told;
    deferred<ex::set_value_t(std::string&)> source;
    auto value = std::make_unique<std::string>(100, 'a');
    auto op = ex::connect(
      affine(source.sender()), value_receiver(told, [](std::string s) { assert(s == std::string(100, 'a')); }));
    ex::start(op);
    source.complete(ex::set_value, *value);
    value.reset();
    resource.run_one();
    assert(told.value());
  }
  return 0;
}
