// The algorithms that complete on another scheduler.

#ifndef SUPPORT_TRANSFERS_H
#define SUPPORT_TRANSFERS_H

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct continue_on {
  template<class Sndr, class Sch>
  constexpr auto operator()(Sndr&& sndr, Sch&& sch) const {
    return ex::continues_on(std::forward<Sndr>(sndr), std::forward<Sch>(sch));
  }
};

#if CONFORM_EDITION < 2026
// Later editions have another algorithm under this name.
struct schedule_it_from {
  template<class Sndr, class Sch>
  constexpr auto operator()(Sndr&& sndr, Sch&& sch) const {
    return ex::schedule_from(std::forward<Sch>(sch), std::forward<Sndr>(sndr));
  }
};
#endif

// Calls test with a function object transfer for each of them, so that transfer(sndr, sch) is the adapted sender.
template<class Test>
constexpr void for_each_transfer(Test test) {
  test(continue_on());
#if CONFORM_EDITION < 2026
  test(schedule_it_from());
#endif
}

// What transfer(sndr, sch) makes starts the child where it is started itself, and completes on an agent of the
// scheduler's resource, when the child completes by tag.
template<class Transfer, class Tag, class... Ts>
void test_agents(Transfer transfer, Tag tag, Ts... ts) {
  manual_resource<> resource;
  execution_resource before;
  execution_resource meanwhile;
  { // the child completes elsewhere, later
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    outcome told;
    auto op = ex::connect(transfer(source.sender(), resource.scheduler()), located(told));
    before.execute([&] { ex::start(op); });
    assert(source.started());
    meanwhile.execute([&] { source.complete(tag, ts...); });
    assert(told.pending());
    resource.run_one();
    assert(!told.pending());
    assert(told.where == &resource);
  }
  { // the child completes inside start
    bool started = false;
    auto look = [&](auto&&) {
      started = true;
      assert(before.is_current());
    };
    auto child = looks(look, tag, ts...);
    outcome told;
    auto op = ex::connect(transfer(child, resource.scheduler()), located(told));
    before.execute([&] { ex::start(op); });
    assert(started);
    assert(told.pending());
    resource.run_one();
    assert(!told.pending());
    assert(told.where == &resource);
  }
  { // it is on the scheduler's resource already
    outcome told;
    auto child = sends<ex::completion_signatures<Tag(Ts...)>>(tag, ts...);
    auto op = ex::connect(transfer(child, resource.scheduler()), located(told));
    resource.execute([&] { ex::start(op); });
    resource.run_all();
    assert(!told.pending());
    assert(told.where == &resource);
  }
}

// The result of sndr, which is sent on an agent of the resource.
template<class Resource, class Sndr>
int result_on(Resource& resource, Sndr&& sndr) {
  record told;
  int result = 0;
  auto op = ex::connect(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) {
    assert(resource.is_current());
    result = i;
  }));
  ex::start(op);
  resource.run_one();
  assert(told.value());
  return result;
}

// adaptor(sndr, sch), adaptor(sch)(sndr) and sndr | adaptor(sch) are three ways to say the same.
template<class Adaptor>
bool test_pipe(const Adaptor& adaptor) {
  manual_resource<> resource;
  auto sch = resource.scheduler();
  auto sndr = ex::just(7);
  assert(result_on(resource, adaptor(sndr, sch)) == 7);
  assert(result_on(resource, adaptor(sch)(sndr)) == 7);
  assert(result_on(resource, sndr | adaptor(sch)) == 7);

  using type = std::remove_cvref_t<decltype(adaptor(sndr, sch))>;
  static_assert(std::same_as<std::remove_cvref_t<decltype(adaptor(sch)(sndr))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(sndr | adaptor(sch))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(std::move(sndr) | adaptor(std::move(sch)))>, type>);

  { // a closure can be used again and again
    auto closure = adaptor(sch);
    assert(result_on(resource, sndr | closure) == 7);
    assert(result_on(resource, closure(sndr)) == 7);
    assert(result_on(resource, sndr | std::as_const(closure)) == 7);
  }
  { // and composed
    auto closure = adaptor(sch) | ex::then([](int i) { return i + 1; });
    assert(result_on(resource, sndr | closure) == 8);
  }
  { // a sender that can only be moved
    assert(result_on(resource, move_only_sender(ex::just(7)) | adaptor(sch)) == 7);
  }
  return true;
}

// What adaptor(sndr, sch) makes can be taken apart into the adaptor, the scheduler and the decayed sender. Rvalues are
// moved into it and never copied, lvalues are copied once.
template<class Adaptor>
constexpr bool test_decomposition(const Adaptor& adaptor, manual_resource<>::scheduler_type sch) {
  using scheduler = manual_resource<>::scheduler_type;
  using child = decltype(ex::just(1));
  {
    auto sndr = adaptor(ex::just(1), sch);
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Adaptor>);
    auto& [tag, data, base] = sndr;
    static_assert(std::same_as<std::remove_cvref_t<decltype(tag)>, Adaptor>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(data)>, scheduler>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(data == sch);
  }
  { // from lvalues
    const scheduler lvalue_sch = sch;
    const auto lvalue_sndr = ex::just(1);
    auto [tag, data, base] = adaptor(lvalue_sndr, lvalue_sch);
    static_assert(std::same_as<std::remove_cvref_t<decltype(data)>, scheduler>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(data == sch);
  }
  {
    tally of_sender;
    auto sndr = ex::just(counted(of_sender));
    of_sender = {};
    auto adapted = adaptor(sndr, sch);
    assert(of_sender.copies == 1);
    of_sender = {};
    auto moved = adaptor(std::move(sndr), sch);
    assert(of_sender.copies == 0);
  }
  return true;
}

#endif
