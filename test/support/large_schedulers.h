// Schedulers whose objects, senders or operations are as large as the test wants them, on top of another scheduler.

#ifndef SUPPORT_LARGE_SCHEDULERS_H
#define SUPPORT_LARGE_SCHEDULERS_H

#include "execution.h"
#include "tags.h"

#include <cstddef>
#include <utility>

enum class large { nothing, scheduler, sender, operation };

template<bool Large>
struct ballast {};

template<>
struct ballast<true> {
  std::byte bytes[1024]{};
};

// How often things were made.
struct schedule_counts {
  int schedules = 0;
  int connects = 0;
  int starts = 0;
};

// What Size says is large. Everything is counted.
template<class Base, large Size>
class layered_scheduler {
  struct attributes {
    Base base;
    schedule_counts* counts;

    layered_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {base, *counts}; }

#if CONFORM_EDITION >= 2026
    ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif
  };

  template<class Rcvr>
  struct operation : ballast<Size == large::operation> {
    using operation_state_concept = tag::operation_state;

    schedule_counts* counts;
    ex::connect_result_t<ex::schedule_result_t<Base&>, Rcvr> base;

    operation(schedule_counts* counts, Base& sch, Rcvr rcvr)
      : counts(counts)
      , base(ex::connect(ex::schedule(sch), std::move(rcvr))) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      ++counts->starts;
      ex::start(base);
    }
  };

  // Its copy constructor makes it something that has to be destroyed and moved with care.
  struct sender : ballast<Size == large::sender> {
    using sender_concept = tag::sender;

    layered_scheduler sch;

    explicit sender(layered_scheduler sch) : sch(sch) {}
    sender(const sender& other) noexcept : sch(other.sch) {}
    ~sender() {}

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::get_completion_signatures<ex::schedule_result_t<Base&>, Env...>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      ++sch.counts->connects;
      return operation<Rcvr>(sch.counts, const_cast<Base&>(sch.base), std::move(rcvr));
    }

    attributes get_env() const noexcept { return {sch.base, sch.counts}; }
  };

  Base base;
  schedule_counts* counts;
  [[no_unique_address]] ballast<Size == large::scheduler> size;

public:
  using scheduler_concept = tag::scheduler;

  layered_scheduler(Base base, schedule_counts& counts) noexcept : base(base), counts(&counts) {}

  sender schedule() const {
    ++counts->schedules;
    return sender(*this);
  }

  auto query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return *this; }
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t q) const noexcept { return q(base); }

#if CONFORM_EDITION >= 2026
  ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif

  friend bool operator==(const layered_scheduler& lhs, const layered_scheduler& rhs) noexcept {
    return lhs.base == rhs.base;
  }
};

// Calls test with a scheduler on top of base that is large, with one whose senders are, and with one that is small.
template<class Base, class Test>
void for_each_size(Base base, schedule_counts& counts, Test test) {
  test(layered_scheduler<Base, large::nothing>(base, counts));
  test(layered_scheduler<Base, large::scheduler>(base, counts));
  test(layered_scheduler<Base, large::sender>(base, counts));
}

#endif
