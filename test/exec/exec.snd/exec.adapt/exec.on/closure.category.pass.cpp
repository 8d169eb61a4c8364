// [exec.on]/8
//
// When on(sndr, sch, closure) is connected, the closure is called in the value category of the sender, and is not
// copied for that; so is the child copied from an lvalue and moved from an rvalue.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "values.h"

#include <cassert>
#include <utility>

enum class category { none, lvalue, const_lvalue, rvalue };

class noting_closure : public ex::sender_adaptor_closure<noting_closure> {
  counted copies;
  category* called;

public:
  noting_closure(tally& counts, category& called) : copies(counts), called(&called) {}

  template<ex::sender Sndr>
  auto operator()(Sndr&& sndr) & {
    *called = category::lvalue;
    return std::forward<Sndr>(sndr);
  }

  template<ex::sender Sndr>
  auto operator()(Sndr&& sndr) const& {
    *called = category::const_lvalue;
    return std::forward<Sndr>(sndr);
  }

  template<ex::sender Sndr>
  auto operator()(Sndr&& sndr) && {
    *called = category::rvalue;
    return std::forward<Sndr>(sndr);
  }
};

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> home;
  tally of_closure;
  tally of_child;
  category called = category::none;
  auto connect = [&]<class Sndr>(Sndr&& sndr) {
    called = category::none;
    of_closure = of_child = {};
    record told;
    auto op =
      ex::connect(std::forward<Sndr>(sndr), value_receiver(told, [](counted&&) {}, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    home.run_one();
    assert(told.value());
    return called;
  };

  auto sndr = ex::on(ex::just(counted(of_child)), resource.scheduler(), noting_closure(of_closure, called));
  assert(connect(sndr) == category::lvalue);
  assert(of_closure.copies == 0);
  assert(of_child.copies == 1);
  assert(connect(std::as_const(sndr)) == category::const_lvalue);
  assert(of_closure.copies == 0);
  assert(of_child.copies == 1);
  assert(connect(std::move(sndr)) == category::rvalue);
  assert(of_closure.copies == 0);
  assert(of_child.copies == 0);
  return 0;
}
