// [exec.task], execution::task

#ifndef REFSTD_EXEC_TASK_HPP
#define REFSTD_EXEC_TASK_HPP

#include <refstd/exec.affine.on.hpp>
#include <refstd/exec.as.awaitable.hpp>
#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.env.hpp>
#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.get.allocator.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.get.scheduler.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.inline.scheduler.hpp>
#include <refstd/exec.just.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.sched.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.task.scheduler.hpp>
#include <refstd/execution.syn.hpp>
#include <refstd/stopsource.inplace.hpp>

#include <array>
#include <concepts>
#include <coroutine>
#include <cstddef>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class E>
  struct with_error {
    using type = std::remove_cvref_t<E>;
    type error;
  };

  template<class E>
  with_error(E) -> with_error<E>;

  template<scheduler Sch>
  struct change_coroutine_scheduler {
    using type = std::remove_cvref_t<Sch>;
    type scheduler;
  };

  template<scheduler Sch>
  change_coroutine_scheduler(Sch) -> change_coroutine_scheduler<Sch>;

  // [task.class]/2
  template<class Environment>
  consteval auto task_allocator_type() {
    if constexpr (requires { typename Environment::allocator_type; })
      return std::type_identity<typename Environment::allocator_type>();
    else
      return std::type_identity<std::allocator<std::byte>>();
  }

  template<class Environment>
  consteval auto task_scheduler_type() {
    if constexpr (requires { typename Environment::scheduler_type; })
      return std::type_identity<typename Environment::scheduler_type>();
    else
      return std::type_identity<task_scheduler>();
  }

  template<class Environment>
  consteval auto task_stop_source_type() {
    if constexpr (requires { typename Environment::stop_source_type; })
      return std::type_identity<typename Environment::stop_source_type>();
    else
      return std::type_identity<inplace_stop_source>();
  }

  template<class Environment>
  consteval auto task_error_types() {
    if constexpr (requires { typename Environment::error_types; })
      return std::type_identity<typename Environment::error_types>();
    else
      return std::type_identity<completion_signatures<set_error_t(std::exception_ptr)>>();
  }

  // The error completions of a task, by number.
  template<class Signatures>
  struct task_errors {
    static constexpr bool valid = false;
  };

  template<class... Es>
  struct task_errors<completion_signatures<set_error_t(Es)...>> {
    static constexpr bool valid = true;

    template<class T>
    using signatures = completion_signatures<set_value_sig<T>, set_error_t(Es)..., set_stopped_t()>;

    template<std::size_t I>
    using type = std::tuple_element_t<I, std::tuple<Es...>>; // GCC 16 would index a pack that is empty at once

    template<class Err>
    static constexpr std::size_t conversions_from = (std::size_t(std::is_convertible_v<Err, Es>) + ... + 0);

    template<class Err>
    static consteval std::size_t index_for() {
      return index_where({std::is_convertible_v<Err, Es>...});
    }

    template<class E>
    static consteval std::size_t index_of() {
      return index_where({std::same_as<Es, E>...});
    }

    static constexpr bool has_exception_ptr = (std::same_as<Es, std::exception_ptr> || ...);

    template<class Rcvr>
    static void set_error(Rcvr&& rcvr, std::size_t index, const void* err) noexcept {
      [&]<std::size_t... Is>(std::index_sequence<Is...>) {
        (void)((index == Is && (set_error_as<Es>(std::move(rcvr), err), true)) || ...);
      }(std::index_sequence_for<Es...>());
    }

  private:
    static consteval std::size_t index_where(std::array<bool, sizeof...(Es)> conditions) {
      std::size_t i = 0;
      while (!conditions[i])
        ++i;
      return i;
    }

    template<class E, class Rcvr>
    static void set_error_as(Rcvr&& rcvr, const void* err) noexcept {
      using object = std::remove_reference_t<E>;
      execution::set_error(std::move(rcvr), static_cast<E&&>(*const_cast<object*>(static_cast<const object*>(err))));
    }
  };

  // result of a promise, and return_value or return_void
  template<class T>
  class task_result {
    std::optional<T> result;

  public:
    template<class V = T>
    void return_value(V&& value) {
      result.emplace(std::forward<V>(value));
    }

    T&& get_result() noexcept { return *std::move(result); }
  };

  template<class T>
    requires std::is_reference_v<T>
  class task_result<T> {
    std::add_pointer_t<T> result = nullptr;

  public:
    template<class V = T>
    void return_value(V&& value) {
      static_assert(!std::reference_constructs_from_temporary_v<T, V&&>,
        "[task.promise]: the result of the coroutine would refer to a temporary object");
      T&& bound = std::forward<V>(value);
      result = std::addressof(bound);
    }

    T&& get_result() noexcept { return static_cast<T&&>(*result); }
  };

  template<>
  class task_result<void> {
  public:
    void return_void() noexcept {}
  };

  // [task.class]/1
  template<class T>
  concept task_value = std::same_as<T, void> || std::is_reference_v<T> ||
                       (std::is_object_v<T> && !std::is_array_v<T> && std::same_as<T, std::remove_cv_t<T>>);

  // The text has no default arguments (docs/defects.md).
  template<class T = void, class Environment = env<>>
  class task {
    static_assert(task_value<T>,
      "[task.class]/1: the first argument of task must be void, a reference or a cv-unqualified object "
      "type that is no array");
    static_assert(std::is_class_v<Environment>, "[task.class]/1: the second argument of task must be a class");

    template<receiver Rcvr>
    class state;

    class state_base;

  public:
    using sender_concept = sender_t;
    using allocator_type = decltype(execution::task_allocator_type<Environment>())::type;
    using scheduler_type = decltype(execution::task_scheduler_type<Environment>())::type;
    using stop_source_type = decltype(execution::task_stop_source_type<Environment>())::type;
    using stop_token_type = decltype(std::declval<stop_source_type>().get_token());
    using error_types = decltype(execution::task_error_types<Environment>())::type;

  private:
    using errors = task_errors<error_types>;
    static_assert(errors::valid,
      "[task.class]/3: error_types must be a specialization of completion_signatures with error completions only");

  public:
    using completion_signatures = errors::template signatures<T>;

    class promise_type;

    task(task&& other) noexcept : handle(std::exchange(other.handle, {})) {}

    ~task() {
      if (handle)
        handle.destroy();
    }

    // The text has only the alias above, at which get_completion_signatures does not look (docs/defects.md).
    template<class>
    static consteval completion_signatures get_completion_signatures() {
      return {};
    }

    template<receiver Rcvr>
    state<Rcvr> connect(Rcvr&& rcvr) {
      return state<Rcvr>(std::exchange(handle, {}), std::forward<Rcvr>(rcvr));
    }

  private:
    explicit task(std::coroutine_handle<promise_type> h) noexcept : handle(h) {}

    std::coroutine_handle<promise_type> handle;
  };

  // What a promise knows of the state: STATE, RCVR and SCHED without the type of the receiver.
  template<class T, class Environment>
  class task<T, Environment>::state_base {
  public:
    // What start associates with the promise.
    struct association {
      scheduler_type sched;
      stop_token_type token;
    };

    std::optional<association> started;
    [[no_unique_address]] product_element<0, Environment> environment;

    virtual void complete_with_value() noexcept = 0;
    virtual void complete_with_error(std::size_t index, const void* err) noexcept = 0;
    virtual void complete_with_stopped() noexcept = 0;

  protected:
    template<class Fn>
    explicit state_base(Fn make_environment) : environment{make_environment()} {}
    ~state_base() = default;
  };

  template<class Environment, class Rcvr>
  consteval auto task_own_env_type() {
    if constexpr (requires { typename Environment::template env_type<env_of_t<Rcvr>>; })
      return std::type_identity<typename Environment::template env_type<env_of_t<Rcvr>>>();
    else
      return std::type_identity<env<>>();
  }

  // The members that must be there before environment.
  template<class Environment, class Rcvr>
  struct task_receiver {
    using own_env_t = decltype(execution::task_own_env_type<Environment, Rcvr>())::type;
    using rcvr_t = std::remove_cvref_t<Rcvr>;

    static_assert(
      requires(const rcvr_t& rcvr) { own_env_t(get_env(rcvr)); } || requires { own_env_t(); },
      "[task.state]/2.3: the env_type can be made neither from the receiver's environment nor from nothing");
    static_assert(
      requires(own_env_t& own_env) { Environment(own_env); } ||
        requires(const rcvr_t& rcvr) { Environment(get_env(rcvr)); } || requires { Environment(); },
      "[task.state]/2.4: the task's environment can be made neither from the env_type nor from the receiver's "
      "environment nor from nothing");

    template<class R>
    explicit task_receiver(R&& rr) : rcvr(std::forward<R>(rr))
                                   , own_env{make_own_env()} {}

    own_env_t make_own_env() const {
      if constexpr (requires { own_env_t(get_env(rcvr)); })
        return own_env_t(get_env(rcvr));
      else if constexpr (requires { own_env_t(); })
        return own_env_t();
    }

    Environment make_environment() {
      if constexpr (requires { Environment(own_env.value); })
        return Environment(own_env.value);
      else if constexpr (requires { Environment(get_env(rcvr)); })
        return Environment(get_env(rcvr));
      else if constexpr (requires { Environment(); })
        return Environment();
    }

    [[no_unique_address]] rcvr_t rcvr;
    [[no_unique_address]] product_element<0, own_env_t> own_env;
  };

  template<class T, class Environment>
  template<receiver Rcvr>
  class task<T, Environment>::state : task_receiver<Environment, Rcvr>, state_base {
    static_assert(
      requires(const std::remove_cvref_t<Rcvr>& rcvr) { scheduler_type(get_scheduler(get_env(rcvr))); } ||
        requires { scheduler_type(); },
      "[task.state]/4.3: the task needs a scheduler, and its scheduler_type can be made neither from one in the "
      "receiver's environment nor from nothing");

  public:
    using operation_state_concept = operation_state_t;

    template<class R>
    state(std::coroutine_handle<promise_type> h, R&& rr)
      : task_receiver<Environment, Rcvr>(std::forward<R>(rr))
      , state_base([this] { return this->make_environment(); })
      , handle(std::move(h)) {}

    state(state&&) = delete;

    ~state() {
      if (handle)
        handle.destroy();
    }

    void start() & noexcept {
      const auto token = get_stop_token(get_env(this->rcvr));
      handle.promise().state = this;
      this->started.emplace(emplace_from{[this] { return make_scheduler(); }}, link.get_token(token));
      link.start(token);
      handle.resume();
    }

  private:
    scheduler_type make_scheduler() const {
      if constexpr (requires { scheduler_type(get_scheduler(get_env(this->rcvr))); })
        return scheduler_type(get_scheduler(get_env(this->rcvr)));
      else if constexpr (requires { scheduler_type(); })
        return scheduler_type();
    }

    void complete_with_value() noexcept override {
      link.finish();
      if constexpr (std::is_void_v<T>)
        execution::set_value(std::move(this->rcvr));
      else
        execution::set_value(std::move(this->rcvr), handle.promise().get_result());
    }

    void complete_with_error(std::size_t index, const void* err) noexcept override {
      link.finish();
      errors::set_error(std::move(this->rcvr), index, err);
    }

    void complete_with_stopped() noexcept override {
      link.finish();
      execution::set_stopped(std::move(this->rcvr));
    }

    std::coroutine_handle<promise_type> handle;
    [[no_unique_address]] stop_link<stop_source_type, stop_token_of_t<env_of_t<Rcvr>>> link;
  };

  template<class T, class Environment>
  class task<T, Environment>::promise_type : public task_result<T> {
    friend task;

    // An awaitable by which the coroutine is suspended for the last time.
    template<class Fn>
    struct completion {
      Fn complete;

      static constexpr bool await_ready() noexcept { return false; }
      // The coroutine may be gone when this returns.
      void await_suspend(std::coroutine_handle<promise_type>) noexcept(nothrow_callable<Fn&>) { complete(); }
      [[noreturn]] static void await_resume() noexcept { std::unreachable(); }
    };

    template<class Fn>
    completion(Fn) -> completion<Fn>;

    struct promise_env {
      const promise_type* promise;

      scheduler_type query(get_scheduler_t) const noexcept { return promise->state->started->sched; }
      allocator_type query(get_allocator_t) const noexcept { return promise->alloc; }
      stop_token_type query(get_stop_token_t) const noexcept { return promise->state->started->token; }

      template<is_forwarding_query Query, class... As>
        requires requires(Environment& env, Query q, As&&... as) { env.query(q, std::forward<As>(as)...); }
      constexpr decltype(auto) query(Query q, As&&... as) const
        noexcept(noexcept(std::declval<Environment&>().query(q, std::forward<As>(as)...))) {
        return promise->state->environment.value.query(q, std::forward<As>(as)...);
      }
    };

    template<class... Args>
    static allocator_type find_allocator(const Args&... args) {
      constexpr std::array<bool, sizeof...(Args) + 1> is_tag{std::same_as<Args, std::allocator_arg_t>...};
      constexpr std::size_t position = [&] {
        std::size_t i = 0;
        while (i != sizeof...(Args) && !is_tag[i])
          ++i;
        return i;
      }();
      if constexpr (position == sizeof...(Args)) {
        return allocator_type();
      } else {
        static_assert(position + 1 != sizeof...(Args),
          "[task.promise]/3 and 17.1: an allocator must follow the allocator_arg of the coroutine's parameters");
        if constexpr (position + 1 != sizeof...(Args)) {
          static_assert(
            requires { allocator_type(args...[position + 1]); },
            "[task.promise]/17.2: the task's allocator_type cannot be made from the parameter that follows "
            "allocator_arg");
          return allocator_type(args...[position + 1]);
        }
      }
    }

    // U and PAlloc of [task.promise]/16
    struct alignas(__STDCPP_DEFAULT_NEW_ALIGNMENT__) memory_block {
      std::byte bytes[__STDCPP_DEFAULT_NEW_ALIGNMENT__];
    };

    using frame_allocator = std::allocator_traits<allocator_type>::template rebind_alloc<memory_block>;
    using frame_traits = std::allocator_traits<frame_allocator>;

    // One allocator is as good as another, or else a copy lies behind the frame.
    static constexpr bool keeps_allocator =
      !frame_traits::is_always_equal::value || !std::default_initializable<frame_allocator>;

    static constexpr std::size_t round_up(std::size_t size, std::size_t unit) noexcept {
      return (size + unit - 1) / unit * unit;
    }

    static constexpr std::size_t blocks_for(std::size_t size) noexcept {
      if constexpr (keeps_allocator)
        size = round_up(size, alignof(frame_allocator)) + sizeof(frame_allocator);
      return round_up(size, sizeof(memory_block)) / sizeof(memory_block);
    }

    static frame_allocator* allocator_behind(void* frame, std::size_t size) noexcept {
      return reinterpret_cast<frame_allocator*>(
        static_cast<std::byte*>(frame) + round_up(size, alignof(frame_allocator)));
    }

  public:
    template<class... Args>
    explicit promise_type(const Args&... args) : alloc(find_allocator(args...)) {}

    task get_return_object() noexcept { return task(std::coroutine_handle<promise_type>::from_promise(*this)); }

    // start resumes the coroutine where it is called: on an agent of the receiver's scheduler (docs/defects.md).
    std::suspend_always initial_suspend() noexcept { return {}; }

    auto final_suspend() noexcept {
      return completion{[this] noexcept {
        if constexpr (errors::has_exception_ptr) {
          if (exception)
            return state->complete_with_error(errors::template index_of<std::exception_ptr>(), &exception);
        }
        state->complete_with_value();
      }};
    }

    // uncaught_exception in the text, which no coroutine calls (docs/defects.md)
    void unhandled_exception() noexcept {
      if constexpr (errors::has_exception_ptr)
        exception = std::current_exception();
      else
        std::terminate();
    }

    std::coroutine_handle<> unhandled_stopped() noexcept {
      state->complete_with_stopped();
      return std::noop_coroutine();
    }

    template<class Err>
    auto yield_value(with_error<Err> err) {
      using error = with_error<Err>::type;
      constexpr bool unique = errors::template conversions_from<error> == 1;
      static_assert(unique, "[task.promise]/8: the error must be convertible to exactly one of the task's error types");
      if constexpr (unique) {
        constexpr std::size_t index = errors::template index_for<error>();
        using cerr = errors::template type<index>;
        return completion{[this, err = std::move(err)] mutable noexcept(std::is_nothrow_constructible_v<cerr, error>) {
          auto&& converted = static_cast<cerr>(std::move(err.error));
          state->complete_with_error(index, std::addressof(converted));
        }};
      }
    }

    template<sender Sender>
    auto await_transform(Sender&& sndr) {
      if constexpr (std::same_as<inline_scheduler, scheduler_type>)
        return as_awaitable(std::forward<Sender>(sndr), *this);
      else
        return as_awaitable(affine_on(std::forward<Sender>(sndr), state->started->sched), *this);
    }

    template<class Sch>
    auto await_transform(change_coroutine_scheduler<Sch> sch) {
      return await_transform(just(std::exchange(state->started->sched, scheduler_type(sch.scheduler))));
    }

    promise_env get_env() const noexcept { return {this}; }

    template<class... Args>
    static void* operator new(std::size_t size, const Args&... args) {
      static_assert(std::is_pointer_v<typename frame_traits::pointer>,
        "[task.promise]/17.3: the pointers of the task's allocator must be pointers");
      frame_allocator palloc(find_allocator(args...));
      void* const frame = frame_traits::allocate(palloc, blocks_for(size));
      if constexpr (keeps_allocator)
        std::construct_at(allocator_behind(frame, size), std::move(palloc));
      return frame;
    }

    static void operator delete(void* pointer, std::size_t size) noexcept {
      const auto deallocate = [&](frame_allocator palloc) {
        frame_traits::deallocate(palloc, static_cast<memory_block*>(pointer), blocks_for(size));
      };
      if constexpr (keeps_allocator) {
        frame_allocator* const kept = allocator_behind(pointer, size);
        frame_allocator palloc(std::move(*kept));
        std::destroy_at(kept);
        deallocate(std::move(palloc));
      } else {
        deallocate(frame_allocator());
      }
    }

  private:
    struct none {};

    [[no_unique_address]] allocator_type alloc;
    state_base* state = nullptr;
    // Of what error-variant could hold, only an exception_ptr is ever stored.
    [[no_unique_address]] std::conditional_t<errors::has_exception_ptr, std::exception_ptr, none> exception;
  };

} // namespace refstd::execution

#endif
