// Execution resources whose work runs when the test says so, and what tells on which of them the program is.

#ifndef SUPPORT_SCHEDULERS_H
#define SUPPORT_SCHEDULERS_H

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <utility>

// The code of the test itself is on an agent of no resource.
class execution_resource {
public:
  execution_resource() = default;
  execution_resource(execution_resource&&) = delete;

  // The resource on whose agent the program is, or null.
  static const execution_resource* current() noexcept { return now; }
  bool is_current() const noexcept { return now == this; }

  // Calls fn on an agent of this resource.
  template<class Fn>
  void execute(Fn fn) const {
    const execution_resource* const before = std::exchange(now, this);
    fn();
    now = before;
  }

private:
  static inline thread_local const execution_resource* now = nullptr;
};

// Work waits in a queue until the test completes it, on an agent of the resource: first in, first out. Beside
// set_value_t() the schedule senders have the completion signatures Failures.
template<class... Failures>
class manual_resource : public execution_resource {
  struct item : deferral::completions<ex::set_value_t(), Failures...> {
    item* next = nullptr;
  };

  item* first = nullptr;
  item* last = nullptr;
  std::size_t count = 0;

  void push(item* work) noexcept {
    (last == nullptr ? first : last->next) = work;
    last = work;
    ++count;
  }

  item* pop() noexcept {
    assert(first != nullptr && "nothing waits to be run");
    item* const work = first;
    first = work->next;
    if (first == nullptr)
      last = nullptr;
    --count;
    return work;
  }

  template<class Rcvr>
  struct operation : deferral::implementation<Rcvr, item, ex::set_value_t(), Failures...> {
    using operation_state_concept = tag::operation_state;

    manual_resource* resource;

    operation(manual_resource* resource, Rcvr rcvr)
      : deferral::implementation<Rcvr, item, ex::set_value_t(), Failures...>(std::move(rcvr))
      , resource(resource) {}
    operation(operation&&) = delete;

    void start() & noexcept { resource->push(this); }
  };

  template<class Tag, class Sig>
  static constexpr bool completes_by = false;

  template<class Tag, class... Ts>
  static constexpr bool completes_by<Tag, Tag(Ts...)> = true;

public:
  class scheduler_type;

  // The answers of a scheduler and of its schedule senders: all completions are on its own agents.
  struct attributes {
    manual_resource* resource;

    template<class Tag>
      requires(std::same_as<Tag, ex::set_value_t> || ... || completes_by<Tag, Failures>)
    constexpr scheduler_type query(ex::get_completion_scheduler_t<Tag>) const noexcept {
      return scheduler_type(resource);
    }

#if CONFORM_EDITION >= 2026
    template<class Tag>
      requires(std::same_as<Tag, ex::set_value_t> || ... || completes_by<Tag, Failures>)
    constexpr ex::default_domain query(ex::get_completion_domain_t<Tag>) const noexcept {
      return {};
    }
#endif
  };

  class sender_type {
    manual_resource* resource;

  public:
    using sender_concept = tag::sender;

    constexpr explicit sender_type(manual_resource* resource) noexcept : resource(resource) {}

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(), Failures...>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(resource, std::move(rcvr));
    }

    constexpr attributes get_env() const noexcept { return {resource}; }
  };

  class scheduler_type : public attributes {
  public:
    using scheduler_concept = tag::scheduler;

    constexpr explicit scheduler_type(manual_resource* resource) noexcept : attributes{resource} {}

    constexpr sender_type schedule() const noexcept { return sender_type(this->resource); }

    using attributes::query;
    constexpr ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
      return ex::forward_progress_guarantee::weakly_parallel;
    }

    constexpr friend bool operator==(const scheduler_type& lhs, const scheduler_type& rhs) noexcept {
      return lhs.resource == rhs.resource;
    }
  };

  ~manual_resource() { assert(count == 0 && "work was started and has not been completed"); }

  constexpr scheduler_type scheduler() noexcept { return scheduler_type(this); }

  // How many operations have been started and wait.
  std::size_t waiting() const noexcept { return count; }

  // Completes the operation that has waited longest. It may be gone when this returns.
  template<class Tag, class... Ts>
  void complete(Tag tag, Ts&&... ts) noexcept {
    item* const work = pop();
    this->execute([&] { work->complete(tag, std::forward<Ts>(ts)...); });
  }

  void run_one() noexcept { complete(ex::set_value); }

  // What is started meanwhile is completed, too.
  void run_all() noexcept {
    while (count != 0)
      run_one();
  }
};

// By which channel an operation completed, and on an agent of which resource.
struct outcome : record {
  const execution_resource* where = nullptr;
};

template<class Env>
struct locating_receiver {
  using receiver_concept = tag::receiver;

  outcome* told;
  Env environment;

  void set_value(auto&&...) && noexcept { complete(channel::value); }
  void set_error(auto&&) && noexcept { complete(channel::error); }
  void set_stopped() && noexcept { complete(channel::stopped); }
  const Env& get_env() const noexcept { return environment; }

private:
  void complete(channel how) noexcept {
    told->complete(how);
    told->where = execution_resource::current();
  }
};

// Takes every completion, and notes where it was.
template<class Env = ex::env<>>
auto located(outcome& told, Env env = {}) {
  return locating_receiver<Env>{&told, std::move(env)};
}

// The query for the scheduler on whose agent an operation is started.
#if CONFORM_EDITION < 2026
inline constexpr ex::get_scheduler_t get_starting_scheduler{};
#else
inline constexpr ex::get_start_scheduler_t get_starting_scheduler{};
#endif

// The environment of an operation that is started on an agent of sch.
template<class Sch>
constexpr auto started_on(Sch sch) {
#if CONFORM_EDITION < 2026
  return ex::prop(ex::get_scheduler, std::move(sch));
#else
  return ex::env{ex::prop(ex::get_scheduler, sch), ex::prop(ex::get_start_scheduler, sch)};
#endif
}

#endif
