// [exec.when.all]/17
//
// An operation is started while another thread requests a stop: either no child was started and the operation is
// stopped, or all were.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "stop_stress.h"

#include <cassert>
#include <optional>
#include <thread>

int main(int, char**) {
  constexpr int rounds = 2000;
  int round = 0;
  std::optional<exs::inplace_stop_source> source;
  meeting_point begin(2);
  meeting_point end(2);
  const auto prepare = [&] { source.emplace(); };
  const auto next_round = [&] { ++round; };
  const auto start = [&] {
    while (round != rounds) {
      begin.meet(prepare);
      int started = 0;
      auto look = [&](const auto& env) {
        static_cast<void>(exs::get_stop_token(env).stop_requested());
        ++started;
      };
      record told;
      auto op = ex::connect(ex::when_all(looks(look, ex::set_value, 1), looks(look, ex::set_value, 2)),
        any_receiver(told, ex::prop(exs::get_stop_token, source->get_token())));
      ex::start(op);
      end.meet(next_round); // It may be the request that completes the operation.
      assert(started == 2 ? told.value() : started == 0 && told.stopped());
    }
  };
  const auto request = [&] {
    while (round != rounds) {
      begin.meet(prepare);
      for (int i = 0; i != round % 4; ++i)
        std::this_thread::yield();
      source->request_stop();
      end.meet(next_round);
    }
  };
  std::thread starter(start), requester(request);
  starter.join();
  requester.join();
  return 0;
}
