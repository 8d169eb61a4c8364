// [exec.on]/8
//
// When on(sndr, sch, closure) is connected, the closure is called in the value category of the sender, and is not
// copied for that; so is the child copied from an lvalue and moved from an rvalue.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"
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

// A schedule sender that can be counted.
struct counted_child {
  using sender_concept = tag::sender;

  manual_resource<>::sender_type base;
  counted copies;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  auto get_env() const noexcept { return ex::get_env(base); }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(base, std::move(rcvr));
  }
};

int main(int, char**) {
  manual_resource<> origin;
  manual_resource<> resource;
  tally of_closure;
  tally of_child;
  category called = category::none;
  auto connect = [&]<class Sndr>(Sndr&& sndr) {
    called = category::none;
    of_closure = of_child = {};
    record told;
    auto op = ex::connect(std::forward<Sndr>(sndr), any_receiver(told, started_on(origin.scheduler())));
    ex::start(op);
    origin.run_one();
    resource.run_one();
    origin.run_one();
    assert(told.value());
    return called;
  };

  auto sndr = ex::on(counted_child{ex::schedule(origin.scheduler()), counted(of_child)}, resource.scheduler(),
    noting_closure(of_closure, called));
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
