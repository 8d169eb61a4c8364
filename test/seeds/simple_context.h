// A queue of work that somebody drains, twice: by nodes that submit allocates, and by operation states that are the
// nodes. Last in, first out.

#ifndef SEEDS_SIMPLE_CONTEXT_H
#define SEEDS_SIMPLE_CONTEXT_H

#include "execution.h"
#include "tags.h"

#include <type_traits>
#include <utility>

class work_list {
public:
  struct item {
    virtual void execute() noexcept = 0;
    item* next = nullptr;
  };

  work_list() = default;
  work_list(work_list&&) = delete;

  void enqueue(item* work) noexcept { work->next = std::exchange(head, work); }

  // What is enqueued meanwhile is executed, too.
  void drain() noexcept {
    while (head != nullptr) {
      item* const work = head;
      head = work->next;
      work->execute();
    }
  }

private:
  item* head = nullptr;
};

// As it was before there was connect: whoever submits does not know how long the function is needed.
class submit_context : public work_list {
  template<class Fn>
  struct node final : item {
    Fn fn;

    explicit node(Fn fn) : fn(std::move(fn)) {}

    void execute() noexcept override {
      fn();
      delete this;
    }
  };

public:
  template<class Fn>
  void submit(Fn fn) {
    enqueue(new node<Fn>(std::move(fn)));
  }
};

class simple_execution_context : public work_list {
  template<class Rcvr>
  struct operation final : item {
    using operation_state_concept = tag::operation_state;

    simple_execution_context* context;
    Rcvr rcvr;

    operation(simple_execution_context* context, Rcvr rcvr) : context(context), rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept { context->enqueue(this); }
    void execute() noexcept override { ex::set_value(std::move(rcvr)); }
  };

  class schedule_sender;

public:
  class scheduler_type;

  // What the scheduler and its schedule senders say of themselves.
  struct attributes {
    simple_execution_context* context;

    scheduler_type query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return context->get_scheduler();
    }
  };

  class scheduler_type : public attributes {
  public:
    using scheduler_concept = tag::scheduler;

    explicit scheduler_type(simple_execution_context* context) noexcept : attributes{context} {}

    schedule_sender schedule() const noexcept;

    using attributes::query;
    ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
      return ex::forward_progress_guarantee::weakly_parallel;
    }

    friend bool operator==(const scheduler_type& lhs, const scheduler_type& rhs) noexcept {
      return lhs.context == rhs.context;
    }
  };

  scheduler_type get_scheduler() noexcept { return scheduler_type(this); }
};

class simple_execution_context::schedule_sender {
public:
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<ex::receiver Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const noexcept(std::is_nothrow_move_constructible_v<Rcvr>) {
    return operation<Rcvr>(context, std::move(rcvr));
  }

  attributes get_env() const noexcept { return {context}; }

private:
  friend scheduler_type;
  explicit schedule_sender(simple_execution_context* context) noexcept : context(context) {}
  simple_execution_context* context;
};

inline auto simple_execution_context::scheduler_type::schedule() const noexcept -> schedule_sender {
  return schedule_sender(context);
}

#endif
