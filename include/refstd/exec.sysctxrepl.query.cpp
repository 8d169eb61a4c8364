// [exec.sysctxrepl.query], the default backend of parallel_scheduler: a thread for each of the machine's
//
// Each thread has a queue. Work goes to the queue of the thread that adds it, or to those of all in turn; a thread
// whose queue is empty takes from the others', and sleeps when all are empty. A bulk operation stays at the head of its
// queue while it has indices left, so that any number of threads can take part in it. All that the backend needs to
// know of an operation is in the operation's preallocated storage.

#include <refstd/exec.sysctxrepl.query.hpp>
#include <refstd/stopsource.inplace.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <new>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

namespace refstd::execution::system_context_replaceability {

  namespace {

    struct task {
      task* next = nullptr;
      receiver_proxy* proxy;
      inplace_stop_token token; // one that never stops if the receiver has another type of token
      enum : unsigned char { single, chunked, unchunked } kind;

      task(receiver_proxy& proxy, decltype(single) kind) noexcept
        : proxy(&proxy)
        , token(proxy.try_query<inplace_stop_token>(get_stop_token).value_or(inplace_stop_token()))
        , kind(kind) {}

      bool stopped() const noexcept { return token.stop_requested(); }
    };

    struct bulk_task : task {
      bool is_abandoned = false; // because of a stop request; under the lock of the queue, like the next
      unsigned threads = 0;      // that take part
      const std::size_t size;
      const std::size_t grain;  // how many indices a thread takes at once
      const std::size_t grains; // the last may be smaller
      std::atomic<std::size_t> taken = 0;

      bulk_task(bulk_item_receiver_proxy& proxy, decltype(single) kind, std::size_t size, std::size_t grain) noexcept
        : task(proxy, kind)
        , size(size)
        , grain(grain)
        , grains(size / grain + (size % grain != 0)) {}

      // Calls execute for indices that nobody has taken, until none is left; false if stopped before.
      bool take_part() noexcept {
        auto& r = static_cast<bulk_item_receiver_proxy&>(*proxy);
        while (taken.load(std::memory_order_relaxed) < grains) {
          if (stopped())
            return false;
          const std::size_t number = taken.fetch_add(1, std::memory_order_relaxed);
          if (number >= grains)
            break;
          const std::size_t begin = number * grain;
          const std::size_t end = begin + std::min(grain, size - begin);
          if (kind == chunked)
            r.execute(begin, end);
          else
            for (std::size_t i = begin; i != end; ++i)
              r.execute(i, i + 1);
        }
        return true;
      }
    };

    static_assert(sizeof(task) <= sizeof(schedule_storage) && alignof(task) <= alignof(schedule_storage));
    static_assert(sizeof(bulk_task) <= sizeof(bulk_storage) && alignof(bulk_task) <= alignof(bulk_storage));

    // Tasks are added to a list without a lock. Under the lock, which only those who take a task compete for, all that
    // were added become the queue when that is empty.
    class alignas(64) task_queue {
    public:
      // Sequentially consistent, as is is_empty: a thread about to sleep sees that there is work, or whoever adds some
      // sees that thread.
      void push(task* item) noexcept {
        item->next = added.load(std::memory_order_relaxed);
        while (!added.compare_exchange_weak(item->next, item))
          ;
      }

      // A task is surely seen by a thread that was woken for it.
      bool is_empty() noexcept {
        const std::lock_guard lock(mutex);
        return first.load(std::memory_order_relaxed) == nullptr && added.load() == nullptr;
      }

      // May miss what is just becoming the queue.
      bool looks_empty() const noexcept {
        return first.load(std::memory_order_relaxed) == nullptr && added.load(std::memory_order_relaxed) == nullptr;
      }

      // Runs the first task, or takes part in it; false if there is none.
      bool run_one() noexcept {
        if (looks_empty())
          return false;
        std::unique_lock lock(mutex);
        if (first.load(std::memory_order_relaxed) == nullptr)
          take_added();
        task* const item = first.load(std::memory_order_relaxed);
        if (item == nullptr)
          return false;
        if (item->kind == task::single) {
          pop(item);
          lock.unlock();
          complete(item, item->stopped());
        } else {
          auto* const bulk = static_cast<bulk_task*>(item);
          ++bulk->threads;
          lock.unlock();
          const bool is_finished = bulk->take_part();
          lock.lock();
          if (first.load(std::memory_order_relaxed) == bulk)
            pop(bulk);
          bulk->is_abandoned |= !is_finished;
          const bool is_last = --bulk->threads == 0;
          const bool is_abandoned = bulk->is_abandoned;
          lock.unlock();
          if (is_last)
            complete(bulk, is_abandoned);
        }
        return true;
      }

    private:
      void take_added() noexcept {
        task* newest = added.exchange(nullptr, std::memory_order_acquire);
        task* oldest = nullptr;
        while (newest != nullptr)
          oldest = std::exchange(newest, std::exchange(newest->next, oldest));
        first.store(oldest, std::memory_order_relaxed);
      }

      void pop(task* item) noexcept { first.store(item->next, std::memory_order_relaxed); }

      static void complete(task* item, bool is_stopped) noexcept {
        receiver_proxy& r = *item->proxy;
        if (is_stopped)
          r.set_stopped();
        else
          r.set_value();
      }

      std::atomic<task*> added = nullptr; // newest first
      std::mutex mutex;
      std::atomic<task*> first = nullptr; // changed under the lock
    };

    class thread_pool final : public parallel_scheduler_backend {
    public:
      thread_pool()
        : count(std::max(1u, std::thread::hardware_concurrency()))
        , queues(std::make_unique<task_queue[]>(count)) {
        for (unsigned i = 0; i != count; ++i) {
          try {
            std::thread([this, i] { run(i); }).detach();
          } catch (const std::system_error&) {
            // The others take its share.
            if (i == 0)
              throw;
            break;
          }
        }
      }

      void schedule(receiver_proxy& r, std::span<std::byte> s) noexcept override {
        add(::new (s.data()) task(r, task::single));
        wake(1);
      }

      void schedule_bulk_chunked(std::size_t n, bulk_item_receiver_proxy& r, std::span<std::byte> s) noexcept override {
        schedule_bulk(n, r, s, task::chunked);
      }

      void schedule_bulk_unchunked(
        std::size_t n, bulk_item_receiver_proxy& r, std::span<std::byte> s) noexcept override {
        schedule_bulk(n, r, s, task::unchunked);
      }

    private:
      void schedule_bulk(std::size_t n, bulk_item_receiver_proxy& r, std::span<std::byte> s, auto kind) noexcept {
        // So many that threads of different speed end at about the same time.
        constexpr std::size_t grains_per_thread = 8;
        const std::size_t grain = std::max<std::size_t>(1, n / (grains_per_thread * count));
        add(::new (s.data()) bulk_task(r, kind, n, grain));
        wake(static_cast<unsigned>(std::clamp<std::size_t>(n, 1, count)));
      }

      void add(task* item) noexcept {
        if (own != nobody) {
          queues[own].push(item);
        } else {
          queues[turn].push(item);
          turn = turn + 1 == count ? 0 : turn + 1;
        }
      }

      // Wakes so many threads, or all that sleep. Whoever wakes a thread takes it out of their number, so that nobody
      // else wakes it again.
      void wake(unsigned threads) noexcept {
        for (; threads != 0 && take(asleep); --threads) {
          awakenings.fetch_add(1);
          awakenings.notify_one();
        }
      }

      void run(unsigned index) noexcept {
        own = index;
        while (true) {
          if (run_one() || has_work_soon())
            continue;
          asleep.fetch_add(1);
          // Whoever has added work before that has not seen this thread, and whoever adds some later will.
          if (has_work() && take(asleep))
            continue;
          while (!take(awakenings))
            awakenings.wait(0);
        }
      }

      static bool take(std::atomic<int>& number) noexcept {
        int now = number.load();
        while (now > 0 && !number.compare_exchange_weak(now, now - 1))
          ;
        return now > 0;
      }

      bool has_work() noexcept {
        return std::any_of(queues.get(), queues.get() + count, [](task_queue& q) { return !q.is_empty(); });
      }

      // To fall asleep and to be woken takes longer than to look a few times more.
      bool has_work_soon() const noexcept {
        for (int i = 0; i != 100; ++i)
          if (!std::all_of(queues.get(), queues.get() + count, [](const task_queue& q) { return q.looks_empty(); }))
            return true;
        return false;
      }

      bool run_one() noexcept {
        for (unsigned i = 0; i != count; ++i)
          if (queues[(own + i) % count].run_one())
            return true;
        return false;
      }

      static constexpr unsigned nobody = -1;
      static inline thread_local unsigned own = nobody; // the index of this thread's queue
      static inline thread_local unsigned turn = 0;     // the index of the next queue for a thread that has none

      const unsigned count;
      const std::unique_ptr<task_queue[]> queues;
      alignas(64) std::atomic<int> asleep = 0; // the threads that sleep and that nobody has woken
      std::atomic<int> awakenings = 0;         // how many of those that were woken have not noticed yet
    };

  } // namespace

  // Neither the pool nor its threads ever end: there may be work for them until the very end of the program, also in
  // the destructors of static objects. Nobody owns it, and so its users need not count each other.
  [[gnu::weak]] std::shared_ptr<parallel_scheduler_backend> query_parallel_scheduler_backend() {
    static thread_pool* const pool = new thread_pool;
    return std::shared_ptr<parallel_scheduler_backend>(std::shared_ptr<void>(), pool);
  }

} // namespace refstd::execution::system_context_replaceability
