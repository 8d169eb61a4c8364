// [exec.stop.when]/2.3.2.4
//
// Two threads request stop of the two tokens while a third makes and destroys callbacks: none is called twice, one that
// is there when the requests have returned has been called, and none is called when it has been destroyed.

#include "execution.h"
#include "stop_stress.h"
#include "stop_when.h"

#include <cassert>
#include <optional>
#include <thread>

int main(int, char**) {
  constexpr int rounds = 300;
  int round = 0;
  std::optional<ex::counting_scope> scope(std::in_place);
  std::optional<exs::inplace_stop_source> source(std::in_place);
  meeting_point start(3);
  meeting_point returned(3);
  meeting_point end(3);
  const auto next_round = [&] {
    scope.emplace();
    source.emplace();
    ++round;
  };
  const auto requester = [&](auto request) {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != round % 8; ++i)
        std::this_thread::yield();
      request();
      returned.meet([] {});
      end.meet(next_round);
    }
  };
  std::thread by_scope([&] { requester([&] { scope->request_stop(); }); });
  std::thread by_source([&] { requester([&] { source->request_stop(); }); });

  while (round != rounds) {
    see_token_beside(*scope, source->get_token(), [&]<class Token>(const Token& token) {
      using callback = exs::stop_callback_for_t<Token, mortal>;
      int kept_calls = 0;
      std::optional<callback> kept;
      start.meet([] {});
      bool requested = false;
      for (int i = 0; i != callbacks_per_round && !requested; ++i) {
        requested = token.stop_requested();
        if (i == round % 4)
          kept.emplace(token, &kept_calls);
        int calls = 0;
        {
          callback passing(token, &calls);
        }
        assert(requested ? calls == 1 : calls == 0 || calls == 1);
      }
      returned.meet([] {});
      const bool was_kept = kept.has_value();
      kept.reset();
      assert(kept_calls == was_kept);
    });
    end.meet(next_round);
  }
  by_scope.join();
  by_source.join();
  return 0;
}
