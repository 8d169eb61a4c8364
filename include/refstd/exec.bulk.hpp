// [exec.bulk], execution::bulk, execution::bulk_chunked, execution::bulk_unchunked

#ifndef REFSTD_EXEC_BULK_HPP
#define REFSTD_EXEC_BULK_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>
#include <refstd/execpol.hpp>

#include <concepts>
#include <exception>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct bulk_t;
  struct bulk_chunked_t;
  struct bulk_unchunked_t;

  struct bulk_function_not_invocable : std::exception {
    static constexpr std::string_view message = "[exec.bulk]/7: the function cannot be invoked with the index, or the "
                                                "two ends of a range of indices, and lvalues of "
                                                "what the sender sends";
  };

  // A constant, because Clang 22 has a second error, in a standard header, to say why the concept is not satisfied.
  template<class Func>
  inline constexpr bool copyable_function = std::copy_constructible<Func>;

  template<class Policy, class Shape, class Func>
  concept bulk_arguments = is_execution_policy_v<std::remove_cvref_t<Policy>> && std::integral<std::decay_t<Shape>> &&
                           copyable_function<std::decay_t<Func>>;

  template<class BulkAlgo>
  struct bulk_base {
    template<sender Sndr, class Policy, class Shape, class F>
      requires bulk_arguments<Policy, Shape, F>
    constexpr auto operator()(Sndr&& sndr, Policy&& policy, Shape&& shape, F&& f) const {
      using policy_t = std::remove_cvref_t<Policy>;
      using kept_policy = std::conditional_t<std::copy_constructible<policy_t>, policy_t, const policy_t&>;
      using data = product_type<kept_policy, std::decay_t<Shape>, std::decay_t<F>>;
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(BulkAlgo(),
          data{{{std::forward<Policy>(policy)}, {std::forward<Shape>(shape)}, {std::forward<F>(f)}}},
          std::forward<Sndr>(sndr)));
    }

    template<class Policy, class Shape, class F>
      requires bulk_arguments<Policy, Shape, F>
    constexpr auto operator()(Policy&& policy, Shape&& shape, F&& f) const {
      return execution::bind_adaptor(
        BulkAlgo(), std::forward<Policy>(policy), std::forward<Shape>(shape), std::forward<F>(f));
    }

    void operator()(...) const = delete (
      "[exec.bulk]/2: the arguments must be a sender, an execution policy, a number and a function that can be copied");
  };

  struct bulk_chunked_t : bulk_base<bulk_chunked_t> {};
  struct bulk_unchunked_t : bulk_base<bulk_unchunked_t> {};

  inline constexpr bulk_chunked_t bulk_chunked{};
  inline constexpr bulk_unchunked_t bulk_unchunked{};

  // What bulk gives to bulk_chunked.
  template<class Func>
  struct bulk_loop {
    [[no_unique_address]] Func func;

    template<class Shape, class... Vs>
      requires callable<Func&, Shape, Vs&...>
    constexpr void operator()(Shape begin, Shape end, Vs&... vs) noexcept(nothrow_callable<Func&, Shape, Vs&...>) {
      while (begin != end)
        func(begin++, vs...);
    }
  };

  struct bulk_t : bulk_base<bulk_t> {
    template<sender_for<bulk_t> Sndr, queryable Env>
    static constexpr auto transform_sender(Sndr&& sndr, Env&&) {
      auto data = std::forward<Sndr>(sndr).template get<1>();
      using func_t = std::remove_cvref_t<decltype(data.template get<2>())>;
      bulk_loop<func_t> new_f{std::move(data).template get<2>()};
      return bulk_chunked(auto(std::forward<Sndr>(sndr).template get<2>()), data.template get<0>(),
        data.template get<1>(), std::move(new_f));
    }
  };

  inline constexpr bulk_t bulk{};

  // Run says how the function is invoked: as an lvalue, with an index or the two ends of a range, and lvalues of the
  // values.
  template<class Run>
  struct bulk_impls : default_impls {
    static constexpr auto complete = []<class Index, class State, class Rcvr, class Tag, class... Args>(
                                       Index, State& state, Rcvr& rcvr, Tag, Args&&... args) noexcept -> void {
      if constexpr (std::same_as<Tag, set_value_t>) {
        auto& shape = state.template get<1>();
        auto& f = state.template get<2>();
        constexpr bool nothrow = Run::template nothrow<decltype(f), decltype(auto(shape)), Args...>;
        execution::try_eval(rcvr, [&] noexcept(nothrow) {
          Run::run(f, shape, args...);
          Tag()(std::move(rcvr), std::forward<Args>(args)...);
        });
      } else {
        Tag()(std::move(rcvr), std::forward<Args>(args)...);
      }
    };

    template<class F, class Shape, class Tag, class... Ts>
    static consteval auto transform_signature(Tag (*)(Ts...)) {
      if constexpr (!std::same_as<Tag, set_value_t>)
        return type_list<Tag(Ts...)>();
      else if constexpr (!Run::template valid<F&, Shape, Ts...>)
        return type_error<bulk_function_not_invocable, F, Shape, Tag(Ts...)>();
      else if constexpr (Run::template nothrow<F&, Shape, Ts...>)
        return type_list<Tag(Ts...)>();
      else
        return type_list<Tag(Ts...), set_error_t(std::exception_ptr)>();
    }

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      using data = std::remove_cvref_t<data_type<Sndr>>;
      using shape = std::remove_cvref_t<decltype(std::declval<data>().template get<1>())>;
      using function = std::remove_cvref_t<decltype(std::declval<data>().template get<2>())>;
      return execution::transform_signatures_of<child_type<Sndr>, fwd_env_t<Env>...>(
        []<class Sig>(Sig* sig) { return bulk_impls::template transform_signature<function, shape>(sig); });
    }
  };

  struct run_chunked {
    template<class F, class Shape, class... Ts>
    static constexpr bool valid = callable<F, Shape, Shape, Ts&...>;

    template<class F, class Shape, class... Ts>
    static constexpr bool nothrow = nothrow_callable<F, Shape, Shape, Ts&...>;

    template<class F, class Shape, class... Ts>
    static constexpr void run(F& f, const Shape& shape, Ts&... args) noexcept(nothrow<F&, Shape, Ts...>) {
      f(static_cast<Shape>(0), auto(shape), args...);
    }
  };

  struct run_unchunked {
    template<class F, class Shape, class... Ts>
    static constexpr bool valid = callable<F, Shape, Ts&...>;

    template<class F, class Shape, class... Ts>
    static constexpr bool nothrow = nothrow_callable<F, Shape, Ts&...>;

    template<class F, class Shape, class... Ts>
    static constexpr void run(F& f, const Shape& shape, Ts&... args) noexcept(nothrow<F&, Shape, Ts...>) {
      for (Shape i = 0; i < shape; ++i)
        f(auto(i), args...);
    }
  };

  template<>
  struct impls_for<bulk_chunked_t> : bulk_impls<run_chunked> {};

  template<>
  struct impls_for<bulk_unchunked_t> : bulk_impls<run_unchunked> {};

  template<>
  struct impls_for<bulk_t> : replaced_impls<bulk_t> {
    // The function is looked at before bulk_chunked gets to see it.
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      using signatures = decltype(bulk_impls<run_unchunked>::template check_types<Sndr, Env...>());
      if constexpr (is_type_error<signatures>)
        return signatures();
      else
        return replaced_impls<bulk_t>::check_types<Sndr, Env...>();
    }
  };

} // namespace refstd::execution

#endif
