// Algorithms that run two senders at the same time and ask one of them to stop when they have heard enough of the
// other. They complete when both have.
//
//   stop_when(src, trigger)        completes as src does; whichever is first stops the other
//   first_successful(one, other)   completes with the first value, which stops the other; without a value as one that
//                                  has failed, else stopped

#ifndef SEEDS_CONCURRENCY_H
#define SEEDS_CONCURRENCY_H

#include "completions.h"
#include "execution.h"
#include "tags.h"

#include <concepts>
#include <cstddef>
#include <mutex>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace concurrency {
  // rank: which of two completions is kept; 0 is never. stops: whether it is a reason to stop the other child.
  struct stop_when_policy {
    template<std::size_t Child, class Tag>
    static constexpr int rank = Child == 0 ? 1 : 0;

    template<std::size_t Child, class Tag>
    static constexpr bool stops = true;
  };

  struct first_successful_policy {
    template<std::size_t Child, class Tag>
    static constexpr int rank = std::same_as<Tag, ex::set_value_t>   ? 3
                                : std::same_as<Tag, ex::set_error_t> ? 2
                                                                     : 1;

    template<std::size_t Child, class Tag>
    static constexpr bool stops = std::same_as<Tag, ex::set_value_t>;
  };

  template<class Env>
  auto child_env(exs::inplace_stop_token token, Env env) {
    return ex::env{ex::prop{exs::get_stop_token, token}, std::move(env)};
  }

  template<class Env>
  using child_env_t =
    decltype(concurrency::child_env(std::declval<exs::inplace_stop_token>(), std::declval<std::decay_t<Env>>()));

  // The completions of a child that may be kept, as they are kept.
  template<class Policy, std::size_t Child, class Signatures>
  consteval auto kept_of(Signatures signatures) {
    return completions::transform(signatures, []<class Tag, class... Ts>(Tag (*)(Ts...)) {
      static_assert((std::is_nothrow_constructible_v<std::decay_t<Ts>, Ts> && ...));
      if constexpr (Policy::template rank<Child, Tag> > 0)
        return ex::completion_signatures<Tag(std::decay_t<Ts>...)>();
      else
        return ex::completion_signatures<>();
    });
  }

  template<class Policy, class First, class Second, class Env>
  using kept_t = decltype(completions::join(
    concurrency::kept_of<Policy, 0>(ex::get_completion_signatures<First, child_env_t<Env>>()),
    concurrency::kept_of<Policy, 1>(ex::get_completion_signatures<Second, child_env_t<Env>>())));

  template<class Sig>
  struct kept_tuple;

  template<class Tag, class... Ts>
  struct kept_tuple<Tag(Ts...)> {
    using type = std::tuple<Tag, Ts...>;
  };

  template<class Signatures>
  struct kept_variant;

  template<class... Sigs>
  struct kept_variant<ex::completion_signatures<Sigs...>> {
    using type = std::variant<std::monostate, typename kept_tuple<Sigs>::type...>;
  };

  template<class Policy, class First, class Second, class Rcvr>
  class operation {
  public:
    using operation_state_concept = tag::operation_state;

    operation(First&& first, Second&& second, Rcvr rcvr)
      : rcvr(std::move(rcvr))
      , first(ex::connect(std::move(first), receiver<0>{this}))
      , second(ex::connect(std::move(second), receiver<1>{this})) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      on_stop.emplace(exs::get_stop_token(ex::get_env(rcvr)), stop{this});
      ex::start(first);
      ex::start(second);
    }

  private:
    struct stop {
      operation* op;
      void operator()() noexcept { op->source.request_stop(); }
    };

    template<std::size_t Child>
    struct receiver {
      using receiver_concept = tag::receiver;

      operation* op;

      template<class... Ts>
      void set_value(Ts&&... ts) && noexcept {
        op->template arrive<Child, ex::set_value_t>(std::forward<Ts>(ts)...);
      }

      template<class Error>
      void set_error(Error&& error) && noexcept {
        op->template arrive<Child, ex::set_error_t>(std::forward<Error>(error));
      }

      void set_stopped() && noexcept { op->template arrive<Child, ex::set_stopped_t>(); }

      child_env_t<ex::env_of_t<Rcvr>> get_env() const noexcept {
        return concurrency::child_env(op->source.get_token(), std::decay_t<ex::env_of_t<Rcvr>>(ex::get_env(op->rcvr)));
      }
    };

    template<std::size_t Child, class Tag, class... Ts>
    void arrive(Ts&&... ts) noexcept {
      constexpr int new_rank = Policy::template rank<Child, Tag>;
      if constexpr (new_rank > 0) {
        std::lock_guard lock(mutex);
        if (new_rank > rank) {
          rank = new_rank;
          kept.template emplace<std::tuple<Tag, std::decay_t<Ts>...>>(Tag(), std::forward<Ts>(ts)...);
        }
      }
      // Not under the lock: the other child may arrive inside.
      if (Policy::template stops<Child, Tag>)
        source.request_stop();
      if (!is_last())
        return;
      on_stop.reset();
      std::visit(
        [this]<class Result>(Result& result) noexcept {
          if constexpr (!std::same_as<Result, std::monostate>)
            std::apply([this](auto tag, auto&... ts) noexcept { tag(std::move(rcvr), std::move(ts)...); }, result);
        },
        kept);
    }

    bool is_last() noexcept {
      std::lock_guard lock(mutex);
      return --running == 0;
    }

    using environment = ex::env_of_t<Rcvr>;

    Rcvr rcvr;
    std::mutex mutex;
    int running = 2;
    int rank = 0;
    typename kept_variant<kept_t<Policy, First, Second, environment>>::type kept;
    exs::inplace_stop_source source;
    std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<environment>, stop>> on_stop;
    ex::connect_result_t<First, receiver<0>> first;
    ex::connect_result_t<Second, receiver<1>> second;
  };

  template<class Policy, class First, class Second>
  struct sender {
    using sender_concept = tag::sender;

    First first;
    Second second;

    // The stop token of the children is in their environment, without which nothing is known of them.
    template<class Self, class Env>
    static consteval auto get_completion_signatures() {
      return kept_t<Policy, First, Second, Env>();
    }

    template<ex::receiver Rcvr>
    operation<Policy, First, Second, Rcvr> connect(Rcvr rcvr) && {
      return {std::move(first), std::move(second), std::move(rcvr)};
    }
  };
} // namespace concurrency

template<ex::sender Source, ex::sender Trigger>
auto stop_when(Source source, Trigger trigger) {
  return concurrency::sender<concurrency::stop_when_policy, Source, Trigger>{std::move(source), std::move(trigger)};
}

template<ex::sender One, ex::sender Other>
auto first_successful(One one, Other other) {
  return concurrency::sender<concurrency::first_successful_policy, One, Other>{std::move(one), std::move(other)};
}

#endif
