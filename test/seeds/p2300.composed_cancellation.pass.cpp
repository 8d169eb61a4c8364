// seed: P2300R10 L2046
//
// Algorithms that stop their children compose: an operation at the bottom is asked to stop for whichever reason above
// it comes first, and nobody wrote a word about stopping in between.

#include "async_recv.h"
#include "concurrency.h"
#include "execution.h"
#include "fake_socket.h"
#include "receivers.h"
#include "tags.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <latch>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <utility>

// Work that the test completes. It only takes note that it is asked to stop.
template<class... Ts>
class pending_work {
  struct waiting_operation {
    virtual void complete(ex::set_value_t, Ts...) noexcept = 0;
    virtual void complete(ex::set_error_t, int) noexcept = 0;
    virtual void complete(ex::set_stopped_t) noexcept = 0;
  };

  template<class Rcvr>
  struct operation : waiting_operation {
    using operation_state_concept = tag::operation_state;

    struct take_note {
      bool* asked;
      void operator()() noexcept { *asked = true; }
    };

    pending_work* work;
    Rcvr rcvr;
    std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<ex::env_of_t<Rcvr>>, take_note>> on_stop;

    operation(pending_work* work, Rcvr rcvr) : work(work), rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      assert(work->waiting == nullptr);
      work->waiting = this;
      on_stop.emplace(exs::get_stop_token(ex::get_env(rcvr)), take_note{&work->asked});
    }

    void finish(auto tag, auto... ts) noexcept {
      on_stop.reset();
      tag(std::move(rcvr), std::move(ts)...);
    }

    void complete(ex::set_value_t tag, Ts... ts) noexcept override { finish(tag, std::move(ts)...); }
    void complete(ex::set_error_t tag, int error) noexcept override { finish(tag, error); }
    void complete(ex::set_stopped_t tag) noexcept override { finish(tag); }
  };

  waiting_operation* waiting = nullptr;
  bool asked = false;

public:
  struct sender_type {
    using sender_concept = tag::sender;

    pending_work* work;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(Ts...), ex::set_error_t(int), ex::set_stopped_t()>();
    }

    template<class Rcvr>
    operation<Rcvr> connect(Rcvr rcvr) const {
      return {work, std::move(rcvr)};
    }
  };

  sender_type sender() { return {this}; }

  bool started() const { return waiting != nullptr; }
  bool asked_to_stop() const { return asked; }

  template<class Tag, class... Us>
  void complete(Tag tag, Us... us) {
    std::exchange(waiting, nullptr)->complete(tag, us...);
  }

  // Does what it is asked.
  void stop() {
    assert(asked);
    complete(ex::set_stopped);
  }
};

struct fixture {
  pending_work<int> server_a, server_b;
  pending_work<std::string> file;
  pending_work<> timer, button;
  exs::inplace_stop_source parent;
  record told;

  ex::sender auto timeout(ex::sender auto source) { return stop_when(std::move(source), timer.sender()); }

  ex::sender auto composed() {
    return stop_when(
      timeout(ex::when_all(first_successful(server_a.sender(), server_b.sender()), file.sender())), button.sender());
  }

  // Who was asked to stop, in the order of the members.
  std::array<bool, 5> asked() const {
    return {server_a.asked_to_stop(), server_b.asked_to_stop(), file.asked_to_stop(), timer.asked_to_stop(),
      button.asked_to_stop()};
  }
};

using all_of = std::array<bool, 5>;

template<class Rcvr, class Test>
void test(fixture& f, Rcvr rcvr, Test test) {
  auto op = ex::connect(f.composed(), std::move(rcvr));
  assert(!f.server_a.started() && !f.server_b.started() && !f.file.started());
  ex::start(op);
  assert(f.server_a.started() && f.server_b.started() && f.file.started() && f.timer.started() && f.button.started());
  assert(f.asked() == (all_of{}));
  test();
}

void test_reasons() {
  { // one server answers: the other is not needed any more. When all is there the timer and the button are not.
    fixture f;
    auto result = [](int i, std::string text) noexcept { assert(i == 7 && text == "file"); };
    test(f, value_receiver(f.told, result), [&] {
      f.server_a.complete(ex::set_value, 7);
      assert(f.asked() == (all_of{false, true, false, false, false}));
      f.server_b.stop();
      assert(f.asked() == (all_of{false, true, false, false, false}));
      f.file.complete(ex::set_value, std::string("file"));
      assert(f.asked() == (all_of{false, true, false, true, false}));
      f.timer.stop();
      assert(f.asked() == (all_of{false, true, false, true, true}));
      assert(f.told.pending());
      f.button.stop();
      assert(f.told.value());
    });
  }
  { // one server fails: the other can still answer
    fixture f;
    auto result = [](int i, std::string text) noexcept { assert(i == 7 && text == "file"); };
    test(f, value_receiver(f.told, result), [&] {
      f.server_a.complete(ex::set_error, 1);
      assert(f.asked() == (all_of{}));
      f.file.complete(ex::set_value, std::string("file"));
      f.server_b.complete(ex::set_value, 7);
      f.timer.stop();
      f.button.stop();
      assert(f.told.value());
    });
  }
  { // the file cannot be loaded: both servers are in vain
    fixture f;
    test(f, error_receiver(f.told, [](int error) noexcept { assert(error == 2); }), [&] {
      f.file.complete(ex::set_error, 2);
      assert(f.asked() == (all_of{true, true, false, false, false}));
      f.server_a.stop();
      f.server_b.stop();
      assert(f.asked() == (all_of{true, true, false, true, false}));
      f.timer.stop();
      f.button.stop();
      assert(f.told.error());
    });
  }
  { // time is up
    fixture f;
    test(f, any_receiver(f.told), [&] {
      f.timer.complete(ex::set_value);
      assert(f.asked() == (all_of{true, true, true, false, false}));
      f.server_b.stop();
      f.file.stop();
      f.server_a.stop();
      f.button.stop();
      assert(f.told.stopped());
    });
  }
  { // the user clicks
    fixture f;
    test(f, any_receiver(f.told), [&] {
      f.button.complete(ex::set_value);
      assert(f.asked() == (all_of{true, true, true, true, false}));
      f.timer.stop();
      f.server_b.stop();
      f.server_a.stop();
      assert(f.told.pending());
      f.file.stop();
      assert(f.told.stopped());
    });
  }
  { // whoever waits for it all asks
    fixture f;
    test(f, any_receiver(f.told, ex::prop{exs::get_stop_token, f.parent.get_token()}), [&] {
      f.parent.request_stop();
      assert(f.asked() == (all_of{true, true, true, true, true}));
      // A request is only a request: what was on its way may arrive.
      f.server_a.complete(ex::set_value, 7);
      f.server_b.stop();
      f.file.complete(ex::set_value, std::string("file"));
      f.timer.stop();
      f.button.stop();
      assert(f.told.value());
    });
  }
}

// The same with reads that an I/O thread finishes: three answers at the same time.
void test_race() {
  completion_queue queue;
  fake_socket a(queue), b(queue), button(queue);
  std::array<std::array<std::byte, 4>, 3> buffers{};
  io_thread io(queue);
  std::latch meet(3);
  auto sends = [&](fake_socket& socket, std::string_view text) {
    return [&meet, &socket, text] {
      meet.arrive_and_wait();
      socket.peer_sends(text);
    };
  };
  std::thread answers_a(sends(a, "a")), answers_b(sends(b, "bb")), clicks(sends(button, "!"));
  auto result = ext::sync_wait(
    stop_when(first_successful(async_recv(a, buffers[0]), async_recv(b, buffers[1])), async_recv(button, buffers[2])));
  assert(!result || *result == std::tuple(1u) || *result == std::tuple(2u));
  answers_a.join();
  answers_b.join();
  clicks.join();
}

int main(int, char**) {
  test_reasons();
  for (int round = 0; round != 100; ++round)
    test_race();
  return 0;
}
