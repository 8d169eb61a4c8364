// [exec.par.scheduler], execution::parallel_scheduler, execution::get_parallel_scheduler

#ifndef REFSTD_EXEC_PAR_SCHEDULER_HPP
#define REFSTD_EXEC_PAR_SCHEDULER_HPP

#include <refstd/exec.bulk.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.fwd.progress.hpp>
#include <refstd/exec.get.scheduler.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.sysctxrepl.query.hpp>
#include <refstd/execpol.hpp>

#include <concepts>
#include <cstddef>
#include <exception>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace refstd::execution {

  using parallel_backend = std::shared_ptr<system_context_replaceability::parallel_scheduler_backend>;

  // A proxy for rcvr with base B, but for its success. Rcvr is a reference if the receiver is kept elsewhere.
  template<class B, class Rcvr>
  struct proxy_for : B {
    explicit proxy_for(Rcvr&& rcvr) noexcept(std::is_nothrow_constructible_v<Rcvr, Rcvr>)
      : rcvr(std::forward<Rcvr>(rcvr)) {}

    void set_error(std::exception_ptr err) noexcept final { execution::set_error(std::move(rcvr), std::move(err)); }
    void set_stopped() noexcept final { execution::set_stopped(std::move(rcvr)); }

  protected:
    bool query_env(inplace_stop_token& token) noexcept final {
      constexpr bool has_such_token = std::same_as<stop_token_of_t<env_of_t<Rcvr>>, inplace_stop_token>;
      if constexpr (has_such_token)
        token = get_stop_token(get_env(rcvr));
      return has_such_token;
    }

    [[no_unique_address]] Rcvr rcvr;
  };

  struct parallel_scheduler_domain;

  class parallel_scheduler {
    class parallel_sender;

    template<class Rcvr>
    class parallel_state;

    friend parallel_scheduler_domain;
    friend parallel_scheduler get_parallel_scheduler();

    explicit parallel_scheduler(parallel_backend backend) noexcept : backend(std::move(backend)) {}

    parallel_backend backend;

  public:
    using scheduler_concept = scheduler_t;

    parallel_sender schedule() const noexcept;

    bool operator==(const parallel_scheduler& other) const noexcept { return backend.get() == other.backend.get(); }

    constexpr forward_progress_guarantee query(get_forward_progress_guarantee_t) const noexcept {
      return forward_progress_guarantee::parallel;
    }

    constexpr parallel_scheduler_domain query(get_domain_t) const noexcept;
  };

  template<class Rcvr>
  class parallel_scheduler::parallel_state final
    : private proxy_for<system_context_replaceability::receiver_proxy, Rcvr> {
    using base = proxy_for<system_context_replaceability::receiver_proxy, Rcvr>;

  public:
    using operation_state_concept = operation_state_t;

    parallel_state(parallel_backend backend, Rcvr&& rcvr) noexcept(std::is_nothrow_move_constructible_v<Rcvr>)
      : base(std::move(rcvr))
      , backend(std::move(backend)) {}
    parallel_state(parallel_state&&) = delete;

    void start() & noexcept {
      // A token of another type is unknown to the backend.
      if (get_stop_token(get_env(this->rcvr)).stop_requested())
        execution::set_stopped(std::move(this->rcvr));
      else
        backend->schedule(*this, storage.bytes);
    }

  private:
    void set_value() noexcept override { execution::set_value(std::move(this->rcvr)); }

    parallel_backend backend;
    system_context_replaceability::schedule_storage storage;
  };

  class parallel_scheduler::parallel_sender {
    friend parallel_scheduler;
    explicit parallel_sender(parallel_scheduler sch) noexcept : sch(std::move(sch)) {}
    parallel_scheduler sch;

    struct attrs {
      const parallel_scheduler& sch;
      parallel_scheduler query(get_completion_scheduler_t<set_value_t>) const noexcept { return sch; }
    };

  public:
    using sender_concept = sender_t;

    template<class>
    static consteval auto get_completion_signatures()
      -> completion_signatures<set_value_t(), set_error_t(std::exception_ptr), set_stopped_t()> {
      return {};
    }

    attrs get_env() const noexcept { return {sch}; }

    template<class Self, receiver Rcvr>
    parallel_state<Rcvr> connect(this Self&& self, Rcvr rcvr) noexcept(std::is_nothrow_move_constructible_v<Rcvr>) {
      return parallel_state<Rcvr>(std::forward<Self>(self).sch.backend, std::move(rcvr));
    }
  };

  inline parallel_scheduler::parallel_sender parallel_scheduler::schedule() const noexcept {
    return parallel_sender(*this);
  }

  // How many calls of the function the backend is asked for, and what one of them does.
  template<class Run, class Policy>
  struct run_parallel {
    static constexpr bool parallel =
      std::same_as<Policy, parallel_policy> || std::same_as<Policy, parallel_unsequenced_policy>;
    static constexpr bool chunked = std::same_as<Run, run_chunked>;

    // By the letter, all policies would be as parallel as that (docs/defects.md).
    template<class Shape>
    static constexpr std::size_t count(Shape shape) noexcept {
      return parallel ? static_cast<std::size_t>(shape) : 1;
    }

    template<class F, class Shape, class... Ts>
    static constexpr void run(F& f, Shape shape, std::size_t begin, std::size_t end, Ts&... args) {
      if constexpr (!parallel)
        Run::run(f, shape, args...);
      else if constexpr (chunked)
        f(static_cast<Shape>(begin), static_cast<Shape>(end), args...);
      else
        f(static_cast<Shape>(begin), args...);
    }
  };

  template<class Run, class Policy>
  struct parallel_bulk_t {};

  template<class Shape, class F>
  struct parallel_bulk_data {
    parallel_backend backend;
    Shape shape;
    [[no_unique_address]] F f;
  };

  // The bulk proxy for a receiver, when the sender has completed with values that decay to Ts.
  template<class Run, class Rcvr, class Data, class... Ts>
  struct bulk_proxy final : proxy_for<system_context_replaceability::bulk_item_receiver_proxy, Rcvr&> {
    template<class... Args>
    bulk_proxy(Rcvr& rcvr, Data& data, Args&&... args) noexcept(nothrow_decay_copyable<Args...>)
      : proxy_for<system_context_replaceability::bulk_item_receiver_proxy, Rcvr&>(rcvr)
      , data(data)
      , args(std::forward<Args>(args)...) {}

    void execute(std::size_t begin, std::size_t end) noexcept override {
      std::apply([&](Ts&... ts) { Run::run(data.f, data.shape, begin, end, ts...); }, args);
    }

    // The text does not mention the values here (docs/defects.md).
    void set_value() noexcept override {
      std::apply([this](Ts&... ts) noexcept { execution::set_value(std::move(this->rcvr), std::move(ts)...); }, args);
    }

    Data& data;
    [[no_unique_address]] std::tuple<Ts...> args;
  };

  template<class Run, class Rcvr, class Data, class Sigs>
  struct parallel_bulk_state {
    template<class... Ts>
    using proxy_t = bulk_proxy<Run, Rcvr, Data, std::decay_t<Ts>...>;

    template<class... Proxies>
    using variant_t = make_type_set<std::monostate, Proxies...>::template apply<std::variant>;

    template<class From>
    explicit parallel_bulk_state(From&& from) noexcept(std::is_nothrow_constructible_v<Data, From>)
      : data(std::forward<From>(from)) {}

    Data data;
    gather_signatures<set_value_t, Sigs, proxy_t, variant_t> proxy;
    system_context_replaceability::bulk_storage storage;

    template<class... Args>
    void launch(Rcvr& rcvr, Args&&... args) noexcept(nothrow_decay_copyable<Args...>) {
      auto& r = proxy.template emplace<proxy_t<Args...>>(rcvr, data, std::forward<Args>(args)...);
      if constexpr (Run::chunked)
        data.backend->schedule_bulk_chunked(Run::count(data.shape), r, storage.bytes);
      else
        data.backend->schedule_bulk_unchunked(Run::count(data.shape), r, storage.bytes);
    }
  };

  template<class Run, class Policy>
  struct impls_for<parallel_bulk_t<Run, Policy>> : default_impls {
    template<class Sndr, class Rcvr>
    using state = parallel_bulk_state<run_parallel<Run, Policy>, Rcvr, std::decay_t<data_type<Sndr>>,
      completion_signatures_of_t<child_type<Sndr>, fwd_env_t<env_of_t<Rcvr>>>>;

    static constexpr auto get_state =
      []<class Sndr, class Rcvr>(Sndr&& sndr, Rcvr&) noexcept(
        std::is_nothrow_constructible_v<std::decay_t<data_type<Sndr>>, data_type<Sndr>>) -> state<Sndr, Rcvr> {
      return state<Sndr, Rcvr>(std::forward<Sndr>(sndr).template get<1>());
    };

    static constexpr auto complete = []<class Index, class State, class Rcvr, class Tag, class... Args>(
                                       Index, State& state, Rcvr& rcvr, Tag, Args&&... args) noexcept -> void {
      if constexpr (std::same_as<Tag, set_value_t>)
        execution::try_eval(
          rcvr, [&] noexcept(nothrow_decay_copyable<Args...>) { state.launch(rcvr, std::forward<Args>(args)...); });
      else
        Tag()(std::move(rcvr), std::forward<Args>(args)...);
    };

    // The backend may complete in each way, and the values are delivered from their decayed copies.
    template<class F, class Shape, class Tag, class... Ts>
    static consteval auto transform_signature(Tag (*)(Ts...)) {
      if constexpr (!std::same_as<Tag, set_value_t>)
        return type_list<Tag(Ts...)>();
      else if constexpr (!Run::template valid<F&, Shape, std::decay_t<Ts>...>)
        return type_error<bulk_function_not_invocable, F, Shape, Tag(Ts...)>();
      else if constexpr (!decay_copyable<Ts...>)
        return type_error<result_not_decay_copyable, Tag(Ts...)>();
      else
        return type_list<Tag(std::decay_t<Ts>...), set_error_t(std::exception_ptr), set_stopped_t()>();
    }

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      using data = std::remove_cvref_t<data_type<Sndr>>;
      return execution::transform_signatures_of<child_type<Sndr>, fwd_env_t<Env>...>([]<class Sig>(Sig* sig) {
        return impls_for::template transform_signature<decltype(data::f), decltype(data::shape)>(sig);
      });
    }
  };

  // The scheduler on whose agents a bulk algorithm runs, as far as one can tell.
  template<class Child, class... Env>
  constexpr auto bulk_scheduler(const Child& child, const Env&... env) noexcept {
    if constexpr (requires { get_completion_scheduler<set_value_t>(get_env(child)); })
      return get_completion_scheduler<set_value_t>(get_env(child));
    else if constexpr (requires { get_scheduler(env...); })
      return get_scheduler(env...);
  }

  template<class Sndr, class... Env>
  concept parallel_bulk =
    (sender_for<Sndr, bulk_chunked_t> || sender_for<Sndr, bulk_unchunked_t>) &&
    std::same_as<decltype(execution::bulk_scheduler(std::declval<child_type<Sndr>>(), std::declval<const Env&>()...)),
      parallel_scheduler>;

  struct parallel_scheduler_domain {
    template<class Sndr, class... Env>
      requires parallel_bulk<Sndr, Env...>
    static constexpr auto transform_sender(Sndr&& sndr, const Env&... env) {
      using run = std::conditional_t<sender_for<Sndr, bulk_chunked_t>, run_chunked, run_unchunked>;
      auto&& [policy, shape, f] = std::forward<Sndr>(sndr).template get<1>();
      using data = parallel_bulk_data<std::decay_t<decltype(shape)>, std::decay_t<decltype(f)>>;
      parallel_scheduler sch = execution::bulk_scheduler(sndr.template get<2>(), env...);
      return execution::make_sender(parallel_bulk_t<run, std::remove_cvref_t<decltype(policy)>>(),
        data{std::move(sch.backend), shape, std::forward_like<Sndr>(f)}, std::forward<Sndr>(sndr).template get<2>());
    }
  };

  constexpr parallel_scheduler_domain parallel_scheduler::query(get_domain_t) const noexcept {
    return {};
  }

  inline parallel_scheduler get_parallel_scheduler() {
    parallel_backend eb = system_context_replaceability::query_parallel_scheduler_backend();
    if (eb == nullptr)
      std::terminate();
    return parallel_scheduler(std::move(eb));
  }

} // namespace refstd::execution

#endif
