// sequence(first, second): starts second when first has succeeded, and completes as second does, or as first if that
// has not succeeded. The operations of the two share their storage.

#ifndef SEEDS_SEQUENCE_H
#define SEEDS_SEQUENCE_H

#include "completions.h"
#include "execution.h"
#include "tags.h"

#include <exception>
#include <utility>
#include <variant>

namespace sequencing {
  // What the receivers need to know of the operation.
  template<class Rcvr>
  struct state {
    Rcvr rcvr;

    explicit state(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    state(state&&) = delete;

    virtual void start_second() noexcept = 0;
  };

  template<class Rcvr>
  struct second_receiver {
    using receiver_concept = tag::receiver;

    state<Rcvr>* op;

    template<class... Ts>
    void set_value(Ts&&... ts) && noexcept {
      ex::set_value(std::move(op->rcvr), std::forward<Ts>(ts)...);
    }

    template<class Error>
    void set_error(Error&& error) && noexcept {
      ex::set_error(std::move(op->rcvr), std::forward<Error>(error));
    }

    void set_stopped() && noexcept { ex::set_stopped(std::move(op->rcvr)); }

    ex::env_of_t<Rcvr> get_env() const noexcept { return ex::get_env(op->rcvr); }
  };

  template<class Rcvr>
  struct first_receiver : second_receiver<Rcvr> {
    void set_value() && noexcept { this->op->start_second(); }
  };

  template<class First, class Second, class Rcvr>
  class operation final : state<Rcvr> {
    // Takes the place of the first operation, whose completion this is.
    void start_second() noexcept override {
      try {
        ops.template emplace<1>(elide{[this] { return ex::connect(std::move(second), second_receiver<Rcvr>{this}); }});
      } catch (...) {
        ex::set_error(std::move(this->rcvr), std::current_exception());
        return;
      }
      ex::start(std::get<1>(ops));
    }

    Second second;
    std::variant<ex::connect_result_t<First, first_receiver<Rcvr>>, ex::connect_result_t<Second, second_receiver<Rcvr>>>
      ops;

  public:
    using operation_state_concept = tag::operation_state;

    operation(First&& first, Second&& second, Rcvr rcvr)
      : state<Rcvr>(std::move(rcvr))
      , second(std::move(second))
      , ops(
          std::in_place_index<0>, elide{[&] { return ex::connect(std::move(first), first_receiver<Rcvr>{{this}}); }}) {}

    void start() & noexcept { ex::start(std::get<0>(ops)); }
  };

  template<class First, class Second>
  struct sender {
    using sender_concept = tag::sender;

    First first;
    Second second;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return completions::join(completions::without<ex::set_value_t>(ex::get_completion_signatures<First, Env...>()),
        ex::get_completion_signatures<Second, Env...>(),
        ex::completion_signatures<ex::set_error_t(std::exception_ptr)>());
    }

    template<ex::receiver Rcvr>
    operation<First, Second, Rcvr> connect(Rcvr rcvr) && {
      return {std::move(first), std::move(second), std::move(rcvr)};
    }
  };
} // namespace sequencing

template<ex::sender First, ex::sender Second>
auto sequence(First first, Second second) {
  return sequencing::sender<First, Second>{std::move(first), std::move(second)};
}

#endif
