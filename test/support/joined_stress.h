// The children of a when_all complete on threads of their own while another thread requests a stop, which completes
// them, too. What the threads tell each other is no atomic, so that a thread sanitizer sees a missing happens-before.

#ifndef SUPPORT_JOINED_STRESS_H
#define SUPPORT_JOINED_STRESS_H

#include "execution.h"
#include "receivers.h"
#include "stop_stress.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <concepts>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

namespace joined_stress {

  inline constexpr int count = 3;

  struct child_operation {
    virtual void finish(channel how) noexcept = 0;

  protected:
    ~child_operation() = default;
  };

  // Of a child; outlives its operation. Who completes the child first, its thread or a stop request, does it alone.
  struct seat {
    child_operation* op = nullptr;
    std::atomic<bool> claimed{false};
    channel completed = channel::none;

    void complete(channel how) noexcept {
      if (!claimed.exchange(true)) {
        completed = how;
        op->finish(how);
      }
    }
  };

  struct child {
    using sender_concept = tag::sender;

    int id;
    seat* place;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
    }

    struct on_stop {
      seat* place;

      void operator()() const noexcept { place->complete(channel::stopped); }
    };

    template<class Rcvr>
    struct operation final : child_operation {
      using operation_state_concept = tag::operation_state;

      Rcvr rcvr;
      int id;
      seat* place;
      std::optional<exs::inplace_stop_callback<on_stop>> callback;

      operation(Rcvr rcvr, int id, seat* place) : rcvr(std::move(rcvr)), id(id), place(place) {}
      operation(operation&&) = delete;

      void start() & noexcept {
        place->op = this;
        callback.emplace(exs::get_stop_token(ex::get_env(rcvr)), on_stop{place});
      }

      void finish(channel how) noexcept override {
        callback.reset();
        if (how == channel::value)
          ex::set_value(std::move(rcvr), int(id));
        else if (how == channel::error)
          ex::set_error(std::move(rcvr), int(id));
        else
          ex::set_stopped(std::move(rcvr));
      }
    };

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(std::move(rcvr), id, place);
    }
  };

  struct round_state {
    exs::inplace_stop_source source;
    seat seats[count];
    record told;
    int error = -1;
    bool destroy_at_once;
    std::function<void()> destroy;

    explicit round_state(bool destroy_at_once) : destroy_at_once(destroy_at_once) {}
    ~round_state() {
      if (destroy)
        destroy();
    }
  };

  struct stress_receiver {
    using receiver_concept = tag::receiver;

    round_state* state;

    void set_value(int one, int two, int three) && noexcept {
      assert(one == 0 && two == 1 && three == 2);
      complete(channel::value);
    }

    template<class Err>
    void set_error(Err&& error) && noexcept {
      if constexpr (std::same_as<Err&&, int&&>)
        state->error = error;
      complete(channel::error);
    }

    void set_stopped() && noexcept { complete(channel::stopped); }

    auto get_env() const noexcept { return ex::prop(exs::get_stop_token, state->source.get_token()); }

  private:
    void complete(channel how) noexcept {
      state->told.complete(how);
      if (state->destroy_at_once)
        std::exchange(state->destroy, nullptr)();
    }
  };

  inline void start(round_state& state) {
    seat* const seats = state.seats;
    auto connect = [&] {
      return ex::connect(
        ex::when_all(child{0, &seats[0]}, child{1, &seats[1]}, child{2, &seats[2]}), stress_receiver{&state});
    };
    auto* const op = new decltype(connect())(connect());
    state.destroy = [op] { delete op; };
    ex::start(*op);
  }

  inline void check(const round_state& state) {
    int values = 0;
    int errors = 0;
    for (const seat& place : state.seats) {
      values += place.completed == channel::value;
      errors += place.completed == channel::error;
    }
    if (errors != 0) {
      assert(state.told.error());
      assert(state.seats[state.error].completed == channel::error);
    } else if (values != count) {
      assert(state.told.stopped());
    } else if (state.source.stop_requested()) {
      assert(!state.told.pending()); // whether it succeeds nevertheless does not take threads to test
    } else {
      assert(state.told.value());
    }
  }

  // What the thread of a child does in a round: mostly it succeeds.
  inline channel plan(int round, int id) {
    switch ((round / 2 + id * 3) % 7) {
    case 5:
      return channel::error;
    case 6:
      return channel::stopped;
    default:
      return channel::value;
    }
  }

  // Three threads complete a child each, and a fourth requests a stop in every other round. The completion destroys the
  // operation at once, or that is done at the end of the round.
  inline bool race_completions(int rounds, bool destroy_at_once) {
    int round = 0;
    std::optional<round_state> state;
    meeting_point begin(count + 1);
    meeting_point end(count + 1);
    const auto next_round = [&] {
      check(*state);
      ++round;
    };
    const auto prepare = [&] {
      state.emplace(destroy_at_once);
      start(*state);
    };
    const auto work = [&](int id) {
      while (round != rounds) {
        begin.meet(prepare);
        state->seats[id].complete(plan(round, id));
        end.meet(next_round);
      }
    };
    const auto request = [&] {
      while (round != rounds) {
        begin.meet(prepare);
        if (round % 2 == 0)
          state->source.request_stop();
        end.meet(next_round);
      }
    };
    std::thread threads[] = {std::thread(work, 0), std::thread(work, 1), std::thread(work, 2), std::thread(request)};
    for (std::thread& thread : threads)
      thread.join();
    return true;
  }

} // namespace joined_stress

#endif
