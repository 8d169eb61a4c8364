// [exec.on]/2
//
// on(sndr, sch, closure), on(sch, closure)(sndr) and sndr | on(sch, closure) are three ways to say the same.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> home;

  auto result_of = [&]<class Sndr>(Sndr&& sndr) {
    record told;
    int result = 0;
    auto op = ex::connect(
      std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    home.run_one();
    assert(told.value());
    return result;
  };

  auto sch = resource.scheduler();
  auto sndr = ex::just(7);
  auto closure = ex::then([&](int i) {
    assert(resource.is_current());
    return i + 1;
  });

  assert(result_of(ex::on(sndr, sch, closure)) == 8);
  assert(result_of(ex::on(sch, closure)(sndr)) == 8);
  assert(result_of(sndr | ex::on(sch, closure)) == 8);

  using type = std::remove_cvref_t<decltype(ex::on(sndr, sch, closure))>;
  static_assert(std::same_as<std::remove_cvref_t<decltype(ex::on(sch, closure)(sndr))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(sndr | ex::on(sch, closure))>, type>);
  static_assert(
    std::same_as<std::remove_cvref_t<decltype(std::move(sndr) | ex::on(std::move(sch), std::move(closure)))>, type>);

  { // it can be used again and again
    auto bound = ex::on(sch, closure);
    assert(result_of(sndr | bound) == 8);
    assert(result_of(bound(sndr)) == 8);
    assert(result_of(sndr | std::as_const(bound)) == 8);
  }
  { // and composed
    auto composed = ex::on(sch, closure) | ex::then([](int i) { return i * 10; });
    assert(result_of(sndr | composed) == 80);
  }
  { // of a composed closure
    assert(result_of(sndr | ex::on(sch, closure | closure)) == 9);
  }
  return 0;
}
