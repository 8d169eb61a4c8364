// An accelerator: work that was scheduled there runs on its thread, and bulk work is made a kernel, which is launched
// once with all the indices. What makes a kernel of bulk work is the domain of its scheduler.

#ifndef SEEDS_ACCELERATOR_H
#define SEEDS_ACCELERATOR_H

#include "contexts.h"
#include "execution.h"
#include "tags.h"

#include <concepts>
#include <exception>
#include <type_traits>
#include <utility>

class accelerator {
public:
  // Sends what its input sends, after fn was called for each index.
  template<class Sndr, class Shape, class Fn>
  class kernel_sender {
    template<class Rcvr>
    struct receiver {
      using receiver_concept = tag::receiver;

      Shape shape;
      Fn fn;
      Rcvr rcvr;

      template<class... Ts>
      void set_value(Ts&&... ts) && noexcept {
        ++launches;
        for (Shape i = shape; i != 0; --i) // the order is the accelerator's own
          fn(Shape(i - 1), ts...);
        ex::set_value(std::move(rcvr), std::forward<Ts>(ts)...);
      }

      template<class Error>
      void set_error(Error&& error) && noexcept {
        ex::set_error(std::move(rcvr), std::forward<Error>(error));
      }

      void set_stopped() && noexcept { ex::set_stopped(std::move(rcvr)); }

      decltype(auto) get_env() const noexcept { return ex::get_env(rcvr); }
    };

    Sndr sndr;
    Shape shape;
    Fn fn;

  public:
    using sender_concept = tag::sender;

    kernel_sender(Sndr sndr, Shape shape, Fn fn) : sndr(std::move(sndr)), shape(shape), fn(std::move(fn)) {}

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::get_completion_signatures<Sndr, Env...>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(sndr, receiver<Rcvr>{shape, fn, std::move(rcvr)});
    }

    decltype(auto) get_env() const noexcept { return ex::get_env(sndr); }
  };

  struct domain {
    // bulk(child, policy, shape, fn)
    template<class Sndr>
    static auto make_kernel(Sndr&& sndr) {
      auto&& [tag, data, child] = sndr;
      auto&& [policy, shape, fn] = data;
      return kernel_sender(child, shape, fn);
    }

#if CONFORM_EDITION < 2026
    template<class Sndr, class... Env>
      requires std::same_as<ex::tag_of_t<Sndr>, ex::bulk_t>
    static auto transform_sender(Sndr&& sndr, const Env&...) {
      return make_kernel(std::forward<Sndr>(sndr));
    }
#else
    template<class Sndr, class Env>
      requires std::same_as<ex::tag_of_t<Sndr>, ex::bulk_t>
    static auto transform_sender(ex::set_value_t, Sndr&& sndr, const Env&) {
      return make_kernel(std::forward<Sndr>(sndr));
    }
#endif
  };

  class scheduler_type;

  // What the scheduler and its schedule senders say of themselves.
  struct attributes {
    accelerator* device;

    scheduler_type query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return scheduler_type(device);
    }

#if CONFORM_EDITION < 2026
    domain query(ex::get_domain_t) const noexcept { return {}; }
#else
    domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif
  };

  class schedule_sender {
    accelerator* device;

  public:
    using sender_concept = tag::sender;

    explicit schedule_sender(accelerator* device) noexcept : device(device) {}

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(ex::schedule(device->stream.get_scheduler()), std::move(rcvr));
    }

    attributes get_env() const noexcept { return {device}; }
  };

  class scheduler_type : public attributes {
  public:
    using scheduler_concept = tag::scheduler;

    explicit scheduler_type(accelerator* device) noexcept : attributes{device} {}
    schedule_sender schedule() const noexcept { return schedule_sender(device); }

    using attributes::query;
    ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
      return ex::forward_progress_guarantee::weakly_parallel;
    }

    friend bool operator==(const scheduler_type& lhs, const scheduler_type& rhs) noexcept {
      return lhs.device == rhs.device;
    }
  };

  scheduler_type scheduler() noexcept { return scheduler_type(this); }
  bool runs_here() const noexcept { return stream.runs_here(); }

  static inline int launches = 0;

private:
  single_thread_context stream;
};

#endif
