// [exec.run.loop], execution::run_loop

#ifndef REFSTD_EXEC_RUN_LOOP_HPP
#define REFSTD_EXEC_RUN_LOOP_HPP

#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/execution.syn.hpp>

#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
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
      explicit run_loop_opstate_base(run_loop* loop) noexcept : loop(loop) {}
      ~run_loop_opstate_base() = default;
    };

    template<class Rcvr>
    struct run_loop_opstate;

    run_loop_opstate_base* pop_front() {
      std::unique_lock lock(mutex);
      changed.wait(lock, [this] { return head != nullptr || state == finishing; });
      run_loop_opstate_base* const item = head;
      if (item == nullptr) {
        state = finished;
      } else {
        head = item->next;
        if (head == nullptr)
          tail = nullptr;
      }
      return item;
    }

    void push_back(run_loop_opstate_base* item) {
      std::lock_guard lock(mutex);
      (tail == nullptr ? head : tail->next) = item;
      tail = item;
      changed.notify_one();
    }

  public:
    run_loop() noexcept = default;
    run_loop(run_loop&&) = delete;

    ~run_loop() {
      if (head != nullptr || state == running)
        std::terminate();
    }

    run_loop_scheduler get_scheduler();

    void run() {
      {
        std::lock_guard lock(mutex);
        if (state == starting)
          state = running;
      }
      while (auto* op = pop_front())
        op->execute();
    }

    void finish() {
      // Notified under the lock: once it is released, run may return and the loop be destroyed.
      std::lock_guard lock(mutex);
      state = finishing;
      changed.notify_all();
    }

  private:
    std::mutex mutex;
    std::condition_variable changed;
    run_loop_opstate_base* head = nullptr;
    run_loop_opstate_base* tail = nullptr;
    enum { starting, running, finishing, finished } state = starting;
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

    void start() & noexcept {
      try {
        this->loop->push_back(this);
      } catch (...) {
        execution::set_error(std::move(rcvr), std::current_exception());
      }
    }

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
