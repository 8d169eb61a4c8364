// [exec.run.loop], execution::run_loop

#ifndef REFSTD_EXEC_RUN_LOOP_HPP
#define REFSTD_EXEC_RUN_LOOP_HPP

#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/execution.syn.hpp>

#include <atomic>
#include <concepts>
#include <exception>
#include <thread>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  class run_loop {
    class run_loop_scheduler;
    class run_loop_sender;

    struct run_loop_opstate_base {
      virtual void execute() noexcept = 0;
      run_loop* loop;
      run_loop_opstate_base* next = nullptr;

    protected:
      constexpr explicit run_loop_opstate_base(run_loop* loop) noexcept : loop(loop) {}
      ~run_loop_opstate_base() = default;
    };

    template<class Rcvr>
    struct run_loop_opstate;

    run_loop_opstate_base* pop_front() {
      while (front == nullptr) {
        if (added.load(std::memory_order_relaxed) == nullptr) {
          if (current.load(std::memory_order_relaxed) == state::finishing) {
            current.store(state::finished, std::memory_order_relaxed);
            // Whoever still calls notify_one must be done before the loop may be destroyed.
            while (awakenings.load(std::memory_order_acquire) != naps)
              std::this_thread::yield();
            return nullptr;
          }
          sleep();
        }
        take_added();
      }
      return std::exchange(front, front->next);
    }

    // What is added may be run, and the loop be finished and gone, as soon as it is there; unless run sleeps, which
    // then waits for the end of this.
    void push_back(run_loop_opstate_base* item) noexcept {
      run_loop_opstate_base* newest = added.load(std::memory_order_relaxed);
      do {
        item->next = newest == &asleep ? nullptr : newest;
      } while (!added.compare_exchange_weak(newest, item, std::memory_order_release, std::memory_order_relaxed));
      if (newest == &asleep) {
        added.notify_one();
        awakenings.fetch_add(1, std::memory_order_release);
      }
    }

    // Takes what was added, newest first, when nothing else is left to be run, oldest first.
    void take_added() noexcept {
      run_loop_opstate_base* newest = added.exchange(nullptr, std::memory_order_acquire);
      while (newest != nullptr) {
        run_loop_opstate_base* const item = std::exchange(newest, newest->next);
        if (item != &finish_mark)
          item->next = std::exchange(front, item);
        else
          current.store(state::finishing, std::memory_order_relaxed);
      }
    }

    void sleep() noexcept {
      run_loop_opstate_base* expected = nullptr;
      if (added.compare_exchange_strong(expected, &asleep, std::memory_order_relaxed)) {
        ++naps;
        added.wait(&asleep, std::memory_order_relaxed);
      }
    }

  public:
    run_loop() noexcept = default;
    run_loop(run_loop&&) = delete;

    ~run_loop() {
      if (current.load(std::memory_order_relaxed) == state::running || front != nullptr || has_added())
        std::terminate();
    }

    run_loop_scheduler get_scheduler();

    void run() {
      current.store(state::running, std::memory_order_relaxed);
      while (auto* op = pop_front())
        op->execute();
    }

    void finish() { push_back(&finish_mark); }

  private:
    struct mark : run_loop_opstate_base {
      constexpr mark() noexcept : run_loop_opstate_base(nullptr) {}
      void execute() noexcept override {}
    };

    bool has_added() const noexcept {
      const run_loop_opstate_base* item = added.load(std::memory_order_relaxed);
      return item != nullptr && (item != &finish_mark || item->next != nullptr);
    }

    // As the thread that runs the loop sees it: finishing when it takes finish_mark from what was added.
    enum class state : unsigned char { starting, running, finishing, finished };

    std::atomic<run_loop_opstate_base*> added{nullptr}; // newest first; &asleep while run waits
    run_loop_opstate_base* front = nullptr;             // oldest first; for the thread that runs the loop alone
    mark finish_mark;                                   // added by finish
    mark asleep;
    unsigned naps = 0; // how often run has waited, and how often somebody has ended that
    std::atomic<unsigned> awakenings{0};
    std::atomic<state> current{state::starting};
  };

  class run_loop::run_loop_scheduler {
    friend run_loop;
    explicit run_loop_scheduler(run_loop* loop) noexcept : loop(loop) {}
    run_loop* loop;

  public:
    using scheduler_concept = scheduler_t;

    run_loop_sender schedule() const noexcept;
    bool operator==(const run_loop_scheduler&) const noexcept = default;
  };

  class run_loop::run_loop_sender {
    friend run_loop_scheduler;
    explicit run_loop_sender(run_loop* loop) noexcept : loop(loop) {}
    run_loop* loop;

    struct attrs {
      run_loop* loop;

      template<class C>
        requires std::same_as<C, set_value_t> || std::same_as<C, set_stopped_t>
      run_loop_scheduler query(get_completion_scheduler_t<C>) const noexcept {
        return loop->get_scheduler();
      }
    };

  public:
    using sender_concept = sender_t;

    template<class>
    static consteval auto get_completion_signatures()
      -> completion_signatures<set_value_t(), set_error_t(std::exception_ptr), set_stopped_t()> {
      return {};
    }

    attrs get_env() const noexcept { return {loop}; }

    template<receiver Rcvr>
    run_loop_opstate<Rcvr> connect(Rcvr rcvr) const noexcept(std::is_nothrow_move_constructible_v<Rcvr>) {
      return run_loop_opstate<Rcvr>(loop, std::move(rcvr));
    }
  };

  template<class Rcvr>
  struct run_loop::run_loop_opstate : private run_loop_opstate_base {
    using operation_state_concept = operation_state_t;

    run_loop_opstate(run_loop* loop, Rcvr&& rcvr) noexcept(std::is_nothrow_move_constructible_v<Rcvr>)
      : run_loop_opstate_base(loop)
      , rcvr(std::move(rcvr)) {}
    run_loop_opstate(run_loop_opstate&&) = delete;

    void start() & noexcept { this->loop->push_back(this); }

  private:
    void execute() noexcept override {
      // The text asks the receiver itself for its stop token; its environment is meant (docs/defects.md).
      if (get_stop_token(get_env(rcvr)).stop_requested())
        execution::set_stopped(std::move(rcvr));
      else
        execution::set_value(std::move(rcvr));
    }

    [[no_unique_address]] Rcvr rcvr;
  };

  inline run_loop::run_loop_sender run_loop::run_loop_scheduler::schedule() const noexcept {
    return run_loop_sender(loop);
  }

  inline run_loop::run_loop_scheduler run_loop::get_scheduler() {
    return run_loop_scheduler(this);
  }

} // namespace refstd::execution

#endif
