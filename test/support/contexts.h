// Execution resources with threads of their own, and schedulers for them.

#ifndef SUPPORT_CONTEXTS_H
#define SUPPORT_CONTEXTS_H

#include "execution.h"
#include "tags.h"

#include <array>
#include <atomic>
#include <concepts>
#include <exception>
#include <thread>
#include <utility>

// One thread that runs a run_loop.
class single_thread_context {
public:
  single_thread_context() : thread([this] { loop.run(); }) {}
  single_thread_context(single_thread_context&&) = delete;

  ~single_thread_context() {
    loop.finish();
    thread.join();
  }

  auto get_scheduler() noexcept { return loop.get_scheduler(); }
  std::thread::id get_thread_id() const noexcept { return thread.get_id(); }

  // Is this the thread of the context?
  bool runs_here() const noexcept { return std::this_thread::get_id() == thread.get_id(); }

private:
  ex::run_loop loop;
  std::thread thread;
};

// Two threads, which take turns in getting the work.
class thread_pool {
  std::array<single_thread_context, 2> threads;
  std::atomic<unsigned> turn = 0;

  auto next_scheduler() noexcept { return threads[turn++ % threads.size()].get_scheduler(); }

  class schedule_sender;

public:
  class scheduler_type;

  // What the scheduler and its schedule senders say of themselves.
  struct attributes {
    thread_pool* pool;

    template<class Tag>
      requires std::same_as<Tag, ex::set_value_t> || std::same_as<Tag, ex::set_stopped_t>
    scheduler_type query(ex::get_completion_scheduler_t<Tag>) const noexcept {
      return pool->scheduler();
    }
  };

  class scheduler_type : public attributes {
  public:
    using scheduler_concept = tag::scheduler;

    explicit scheduler_type(thread_pool* pool) noexcept : attributes{pool} {}

    schedule_sender schedule() const noexcept;

    using attributes::query;
    ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
      return ex::forward_progress_guarantee::parallel;
    }

    friend bool operator==(const scheduler_type& lhs, const scheduler_type& rhs) noexcept {
      return lhs.pool == rhs.pool;
    }
  };

  thread_pool() = default;
  thread_pool(thread_pool&&) = delete;

  scheduler_type scheduler() noexcept { return scheduler_type(this); }

  // Is this a thread of the pool?
  bool runs_here() const noexcept { return threads[0].runs_here() || threads[1].runs_here(); }
};

class thread_pool::schedule_sender {
public:
  using sender_concept = tag::sender;

  // Those that a run_loop has in one edition or the other.
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::schedule(pool->next_scheduler()), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {pool}; }

private:
  friend scheduler_type;
  explicit schedule_sender(thread_pool* pool) noexcept : pool(pool) {}
  thread_pool* pool;
};

inline auto thread_pool::scheduler_type::schedule() const noexcept -> schedule_sender {
  return schedule_sender(pool);
}

#endif
