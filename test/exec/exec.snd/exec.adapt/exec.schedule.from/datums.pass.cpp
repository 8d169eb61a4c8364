// [exec.schedule.from]/10
//
// What the child completes with is kept, decayed, and delivered as rvalues by the same completion function when the
// scheduler says so; what is an rvalue is never copied.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "transfers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

template<class Transfer>
void test(Transfer transfer) {
  manual_resource<> resource;
  { // values, one kind of completion among several
    using source_type = deferred<ex::set_value_t(), ex::set_value_t(std::string&, move_only), ex::set_value_t(int),
      ex::set_error_t(const std::string&), ex::set_error_t(int), ex::set_stopped_t()>;
    source_type source;
    auto sndr = transfer(source.sender(), resource.scheduler());
    {
      record told;
      bool received = false;
      auto receive = [&]<class... Ts>(Ts&&... ts) {
        if constexpr (std::same_as<void(Ts && ...), void(std::string&&, move_only&&)>) {
          received = true;
          assert(ts...[0] == "text");
          assert(ts...[1].value == 7);
        }
      };
      auto op = ex::connect(sndr, value_receiver(told, receive));
      ex::start(op);
      std::string text = "text";
      source.complete(ex::set_value, text, move_only(7));
      assert(text == "text");
      text = "another"; // it is a copy that is delivered
      resource.run_one();
      assert(told.value());
      assert(received);
    }
    {
      record told;
      auto receive = []<class... Ts>(Ts&&...) { assert(sizeof...(Ts) == 0); };
      auto op = ex::connect(sndr, value_receiver(told, receive));
      ex::start(op);
      source.complete(ex::set_value);
      resource.run_one();
      assert(told.value());
    }
    {
      record told;
      bool received = false;
      auto receive = [&]<class Err>(Err&& error) noexcept {
        if constexpr (std::same_as<Err&&, std::string&&>) {
          received = true;
          assert(error == "text");
        }
      };
      auto op = ex::connect(sndr, error_receiver(told, receive));
      ex::start(op);
      {
        const std::string text = "text";
        source.complete(ex::set_error, text);
      }
      resource.run_one();
      assert(told.error());
      assert(received);
    }
    {
      record told;
      auto op = ex::connect(sndr, any_receiver(told));
      ex::start(op);
      source.complete(ex::set_stopped);
      resource.run_one();
      assert(told.stopped());
    }
  }
  { // never a copy
    tally counts;
    record told;
    auto op = ex::connect(transfer(ex::just(counted(counts)), resource.scheduler()),
      value_receiver(told, []<class T>(T&&) { static_assert(std::same_as<T&&, counted&&>); }));
    ex::start(op);
    resource.run_one();
    assert(told.value());
    assert(counts.copies == 0);
  }
}

int main(int, char**) {
  for_each_transfer([](auto transfer) { test(transfer); });
  return 0;
}
