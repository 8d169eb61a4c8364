// seed: P2300R10 L788
//
// An adaptor that a user writes, with a receiver that wraps the receiver, does what the library's then does.

#include "completions.h"
#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "signatures.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <functional>
#include <type_traits>
#include <utility>

namespace user {
  template<class Rcvr, class Fn>
  struct then_receiver {
    using receiver_concept = tag::receiver;

    Rcvr rcvr;
    Fn fn;

    template<class... Ts>
      requires std::invocable<Fn, Ts...>
    void set_value(Ts&&... ts) && noexcept {
      try {
        if constexpr (std::is_void_v<std::invoke_result_t<Fn, Ts...>>) {
          std::invoke(std::move(fn), std::forward<Ts>(ts)...);
          ex::set_value(std::move(rcvr));
        } else {
          ex::set_value(std::move(rcvr), std::invoke(std::move(fn), std::forward<Ts>(ts)...));
        }
      } catch (...) {
        if constexpr (!std::is_nothrow_invocable_v<Fn, Ts...>)
          ex::set_error(std::move(rcvr), std::current_exception());
      }
    }

    template<class Error>
    void set_error(Error&& error) && noexcept {
      ex::set_error(std::move(rcvr), std::forward<Error>(error));
    }

    void set_stopped() && noexcept { ex::set_stopped(std::move(rcvr)); }

    decltype(auto) get_env() const noexcept { return ex::get_env(rcvr); }
  };

  template<class Result>
  struct value_completion {
    using type = ex::set_value_t(Result);
  };

  template<>
  struct value_completion<void> {
    using type = ex::set_value_t();
  };

  template<ex::sender Sndr, class Fn>
  struct then_sender {
    using sender_concept = tag::sender;

    Sndr sndr;
    Fn fn;

    template<class Tag, class... Ts>
    static consteval auto completion_of(Tag (*)(Ts...)) {
      if constexpr (!std::same_as<Tag, ex::set_value_t>) {
        return ex::completion_signatures<Tag(Ts...)>();
      } else {
        using value = value_completion<std::invoke_result_t<Fn, Ts...>>;
        if constexpr (std::is_nothrow_invocable_v<Fn, Ts...>)
          return ex::completion_signatures<typename value::type>();
        else
          return ex::completion_signatures<typename value::type, ex::set_error_t(std::exception_ptr)>();
      }
    }

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      using child = decltype(std::forward_like<Self>(std::declval<Sndr&>()));
      return completions::transform(
        ex::get_completion_signatures<child, Env...>(), [](auto* sig) { return completion_of(sig); });
    }

    template<class Self, ex::receiver Rcvr>
    auto connect(this Self&& self, Rcvr rcvr) {
      return ex::connect(
        std::forward_like<Self>(self.sndr), then_receiver<Rcvr, Fn>{std::move(rcvr), std::forward_like<Self>(self.fn)});
    }

    decltype(auto) get_env() const noexcept { return ex::get_env(sndr); }
  };

  template<ex::sender Sndr, class Fn>
  ex::sender auto then(Sndr sndr, Fn fn) {
    return then_sender<Sndr, Fn>{std::move(sndr), std::move(fn)};
  }
} // namespace user

template<class Sndr, class Fn>
constexpr bool same_signatures_as_library = same_signatures<
  ex::completion_signatures_of_t<decltype(user::then(std::declval<Sndr>(), std::declval<Fn>())), ex::env<>>,
  ex::completion_signatures_of_t<decltype(ex::then(std::declval<Sndr>(), std::declval<Fn>())), ex::env<>>>;

void test_completions() {
  { // a value
    record told;
    run(user::then(ex::just(1, 2), [](int i, int j) { return i + j; }),
      value_receiver(told, [](int i) { assert(i == 3); }));
    assert(told.value());
  }
  { // no value
    record told;
    bool invoked = false;
    run(user::then(ex::just(), [&] { invoked = true; }), value_receiver(told, [] {}));
    assert(told.value());
    assert(invoked);
  }
  { // values that can only be moved
    record told;
    run(user::then(ex::just(move_only(7)), [](move_only m) { return move_only(m.value + 1); }),
      value_receiver(told, [](move_only m) { assert(m.value == 8); }));
    assert(told.value());
  }
  { // an exception
    record told;
    run(user::then(ex::just(), [] { throw 7; }), any_receiver(told));
    assert(told.error());
  }
  { // what is no value passes by
    record error, stopped;
    auto unused = [] { assert(false); };
    run(user::then(ex::just_error(7), unused), error_receiver(error, [](int i) { assert(i == 7); }));
    assert(error.error());
    run(user::then(ex::just_stopped(), unused), any_receiver(stopped));
    assert(stopped.stopped());
  }
  { // later
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    record told;
    auto op = ex::connect(
      user::then(source.sender(), [](int i) { return 2 * i; }), value_receiver(told, [](int i) { assert(i == 14); }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value, 7);
    assert(told.value());
  }
}

void test_composition() {
  thread_pool pool;
  auto half = [&](int i) {
    assert(pool.runs_here());
    return i / 2;
  };
  // Below and above the library's own adaptors, and by itself.
  auto start = user::then(ex::schedule(pool.scheduler()), [] { return 88; });
  auto [i] = ext::sync_wait(user::then(ex::then(start, half), half)).value();
  assert(i == 22);
  auto [j] = ext::sync_wait(ex::then(user::then(std::move(start), half), half)).value();
  assert(j == 22);

  // It is asked for its environment and its attributes in place of the one that it wraps.
  auto [sch] = ext::sync_wait(user::then(ex::read_env(ex::get_scheduler), [](auto sch) { return sch; })).value();
  static_assert(std::same_as<decltype(sch), decltype(std::declval<ex::run_loop&>().get_scheduler())>);
  auto scheduled = user::then(ex::schedule(pool.scheduler()), [] {});
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(scheduled)) == pool.scheduler());
}

int main(int, char**) {
  using just_int = decltype(ex::just(1));
  static_assert(same_signatures_as_library<just_int, decltype([](int) { return 1L; })>);
  static_assert(same_signatures_as_library<just_int, decltype([](int) noexcept { return 1L; })>);
  static_assert(same_signatures_as_library<just_int, decltype([](int) noexcept {})>);
  static_assert(same_signatures_as_library<decltype(ex::just_error(1)), decltype([] {})>);
  test_completions();
  test_composition();
  return 0;
}
