// [exec.snd.expos], exposition-only entities

#ifndef REFSTD_EXEC_SND_EXPOS_HPP
#define REFSTD_EXEC_SND_EXPOS_HPP

#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.connect.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.get.allocator.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.getcomplsigs.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.domain.hpp>
#include <refstd/exec.snd.expos.env.hpp>
#include <refstd/execution.syn.hpp>
#include <refstd/stopsource.inplace.hpp>

#include <concepts>
#include <cstddef>
#include <exception>
#include <memory>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  // SET-VALUE(rcvr, expr), where fun() is expr
  template<class Rcvr, class Fun>
  constexpr void set_value_with(Rcvr& rcvr, Fun&& fun) noexcept(nothrow_callable<Fun>) {
    if constexpr (std::is_void_v<call_result_t<Fun>>) {
      std::forward<Fun>(fun)();
      execution::set_value(std::move(rcvr));
    } else {
      execution::set_value(std::move(rcvr), std::forward<Fun>(fun)());
    }
  }

  // TRY-EVAL(rcvr, expr), where fun() is expr
  template<class Rcvr, class Fun>
  constexpr void try_eval(Rcvr& rcvr, Fun&& fun) noexcept {
    if constexpr (nothrow_callable<Fun>) {
      std::forward<Fun>(fun)();
    } else {
      try {
        std::forward<Fun>(fun)();
      } catch (...) {
        execution::set_error(std::move(rcvr), std::current_exception());
      }
    }
  }

  // TRY-SET-VALUE(rcvr, expr), where fun() is expr
  template<class Rcvr, class Fun>
  constexpr void try_set_value(Rcvr& rcvr, Fun&& fun) noexcept {
    execution::try_eval(
      rcvr, [&] noexcept(nothrow_callable<Fun>) { execution::set_value_with(rcvr, std::forward<Fun>(fun)); });
  }

  template<callable Fun>
    requires std::is_nothrow_move_constructible_v<Fun>
  struct emplace_from {
    Fun fun;
    using type = call_result_t<Fun>;

    constexpr operator type() && noexcept(nothrow_callable<Fun>) { return std::move(fun)(); }
    constexpr type operator()() && noexcept(nothrow_callable<Fun>) { return std::move(fun)(); }
  };

  template<class Fun>
  emplace_from(Fun) -> emplace_from<Fun>;

  struct on_stop_request {
    inplace_stop_source& stop_src;
    void operator()() noexcept { stop_src.request_stop(); }
  };

  // product-type: an aggregate of any number of elements; each is a member of a base, so that its initializer is elided
  // into place: not surely so into a [[no_unique_address]] member, so only what can be moved is one.
  template<std::size_t, class T>
  struct product_element {
    T value;
  };

  template<std::size_t I, class T>
    requires std::is_empty_v<T> && std::is_move_constructible_v<T>
  struct product_element<I, T> {
    [[no_unique_address]] T value;
  };

  template<class Indices, class... Ts>
  struct product_elements;

  template<std::size_t... Is, class... Ts>
  struct product_elements<std::index_sequence<Is...>, Ts...> : product_element<Is, Ts>... {};

  template<class... Ts>
  struct product_type : product_elements<std::index_sequence_for<Ts...>, Ts...> {
    template<std::size_t I, class Self>
    constexpr auto&& get(this Self&& self) noexcept {
      return element<I>(static_cast<Self&&>(self));
    }

    template<class Self, class Fn>
      requires callable<Fn, like_t<Self, Ts>...>
    constexpr decltype(auto) apply(this Self&& self, Fn&& fn) noexcept(nothrow_callable<Fn, like_t<Self, Ts>...>) {
      return [&]<std::size_t... Is>(std::index_sequence<Is...>) -> decltype(auto) {
        return static_cast<Fn&&>(fn)(element<Is>(static_cast<Self&&>(self))...);
      }(std::index_sequence_for<Ts...>());
    }

  private:
    template<std::size_t I, class T>
    static constexpr T& element(product_element<I, T>& e) noexcept {
      return e.value;
    }

    template<std::size_t I, class T>
    static constexpr const T& element(const product_element<I, T>& e) noexcept {
      return e.value;
    }

    template<std::size_t I, class T>
    static constexpr T&& element(product_element<I, T>&& e) noexcept {
      return static_cast<T&&>(e.value);
    }

    template<std::size_t I, class T>
    static constexpr const T&& element(const product_element<I, T>&& e) noexcept {
      return static_cast<const T&&>(e.value);
    }
  };

  template<class... Ts>
  constexpr auto make_product(Ts&&... ts) noexcept((std::is_nothrow_constructible_v<std::decay_t<Ts>, Ts> && ...))
    -> product_type<std::decay_t<Ts>...> {
    return {{{std::forward<Ts>(ts)}...}};
  }

  template<class T>
  inline constexpr bool is_product_type = false;

  template<class... Ts>
  inline constexpr bool is_product_type<product_type<Ts...>> = true;

  template<class T, class Context>
  constexpr decltype(auto) allocator_aware_forward(T&& obj, Context&& context) {
    if constexpr (requires { get_allocator(get_env(context)); }) {
      using product = std::remove_cvref_t<T>;
      const auto& alloc = get_allocator(get_env(context));
      if constexpr (is_product_type<product>)
        return std::forward<T>(obj).apply([&]<class... Es>(Es&&... es) {
          return product{{{std::make_obj_using_allocator<std::remove_cvref_t<Es>>(alloc, std::forward<Es>(es))}...}};
        });
      else
        return std::make_obj_using_allocator<product>(alloc, std::forward<T>(obj));
    } else {
      return std::forward<T>(obj);
    }
  }

  template<template<class...> class T, class... Args>
  concept valid_specialization = requires { typename T<Args...>; };

  template<class Sndr>
  using data_type = decltype(std::declval<Sndr>().template get<1>());

  template<class Sndr, std::size_t I = 0>
  using child_type = decltype(std::declval<Sndr>().template get<I + 2>());

  template<class Sndr>
  using indices_for = std::remove_reference_t<Sndr>::indices_for;

  struct default_impls {
    static constexpr auto get_attrs = [](const auto&, const auto&... child) noexcept -> decltype(auto) {
      if constexpr (sizeof...(child) == 1)
        return (execution::fwd_env(execution::get_env(child)), ...);
      else
        return env<>();
    };

    static constexpr auto get_env = [](auto, auto&, const auto& rcvr) noexcept -> decltype(auto) {
      return execution::fwd_env(execution::get_env(rcvr));
    };

    static constexpr auto get_state = []<class Sndr, class Rcvr>(Sndr&& sndr, Rcvr& rcvr) noexcept -> decltype(auto) {
      return execution::allocator_aware_forward(std::forward<Sndr>(sndr).template get<1>(), rcvr);
    };

    static constexpr auto start = [](auto&, auto&, auto&... ops) noexcept -> void { (execution::start(ops), ...); };

    static constexpr auto complete = []<class Index, class Rcvr, class Tag, class... Args>(
                                       Index, auto&, Rcvr& rcvr, Tag, Args&&... args) noexcept -> void
      requires callable<Tag, Rcvr, Args...>
    {
      static_assert(Index::value == 0);
      Tag()(std::move(rcvr), std::forward<Args>(args)...);
    };

    // What the clause's check-types checks, and the completion signatures that start and complete give rise to; or the
    // type_error that check-types would throw. Here: the completions of an only child, unchanged.
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return signatures_or_error_t<child_type<Sndr>, fwd_env_t<Env>...>();
    }
  };

  // For an algorithm that its own transform_sender replaces by others when it is connected: without an environment,
  // too, its signatures are those of the replacement.
  template<class Tag>
  struct replaced_impls : default_impls {
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      if constexpr (sizeof...(Env) == 0)
        return signatures_or_error_t<decltype(Tag().transform_sender(std::declval<Sndr>(), env<>()))>();
      else
        return default_impls::check_types<Sndr, Env...>();
    }
  };

  template<class Tag>
  struct impls_for : default_impls {};

  template<class Sndr, class Rcvr>
  using get_state_result = call_result_t<decltype(impls_for<tag_of_t<Sndr>>::get_state), Sndr, Rcvr&>;

  template<class Sndr, class Rcvr>
  using state_type = std::decay_t<get_state_result<Sndr, Rcvr>>;

  template<class Index, class Sndr, class Rcvr>
  using env_type =
    call_result_t<decltype(impls_for<tag_of_t<Sndr>>::get_env), Index, state_type<Sndr, Rcvr>&, const Rcvr&>;

  template<class Sndr, class Rcvr>
  struct basic_state {
    constexpr basic_state(Sndr&& sndr, Rcvr&& receiver) noexcept(
      std::is_nothrow_move_constructible_v<Rcvr> &&
      nothrow_callable<decltype(impls_for<tag_of_t<Sndr>>::get_state), Sndr, Rcvr&> &&
      (std::same_as<state_type<Sndr, Rcvr>, get_state_result<Sndr, Rcvr>> ||
        std::is_nothrow_constructible_v<state_type<Sndr, Rcvr>, get_state_result<Sndr, Rcvr>>))
      : rcvr(std::move(receiver))
      , state{impls_for<tag_of_t<Sndr>>::get_state(std::forward<Sndr>(sndr), rcvr)} {}

    [[no_unique_address]] Rcvr rcvr;
    [[no_unique_address]] product_element<0, state_type<Sndr, Rcvr>> state;
  };

  template<class Sndr, class Rcvr, class Index>
    requires valid_specialization<env_type, Index, Sndr, Rcvr>
  struct basic_receiver {
    using receiver_concept = receiver_t;

    using tag_t = tag_of_t<Sndr>;
    using state_t = state_type<Sndr, Rcvr>;
    static constexpr const auto& complete = impls_for<tag_t>::complete;

    template<class... Args>
      requires callable<decltype(complete), Index, state_t&, Rcvr&, set_value_t, Args...>
    constexpr void set_value(Args&&... args) && noexcept {
      complete(Index(), op->state.value, op->rcvr, set_value_t(), std::forward<Args>(args)...);
    }

    template<class Error>
      requires callable<decltype(complete), Index, state_t&, Rcvr&, set_error_t, Error>
    constexpr void set_error(Error&& err) && noexcept {
      complete(Index(), op->state.value, op->rcvr, set_error_t(), std::forward<Error>(err));
    }

    constexpr void set_stopped() && noexcept
      requires callable<decltype(complete), Index, state_t&, Rcvr&, set_stopped_t>
    {
      complete(Index(), op->state.value, op->rcvr, set_stopped_t());
    }

    constexpr auto get_env() const noexcept -> env_type<Index, Sndr, Rcvr> {
      return impls_for<tag_t>::get_env(Index(), op->state.value, op->rcvr);
    }

    basic_state<Sndr, Rcvr>* op;
  };

  inline constexpr auto connect_all =
    []<class Sndr, class Rcvr, std::size_t... Is>(basic_state<Sndr, Rcvr>* op, Sndr&& sndr,
      std::index_sequence<Is...>) noexcept((noexcept(connect(std::declval<child_type<Sndr, Is>>(),
      basic_receiver<Sndr, Rcvr, std::integral_constant<std::size_t, Is>>{op})) &&...))
    -> product_type<
      connect_result_t<child_type<Sndr, Is>, basic_receiver<Sndr, Rcvr, std::integral_constant<std::size_t, Is>>>...> {
    return {{{connect(std::forward<Sndr>(sndr).template get<Is + 2>(),
      basic_receiver<Sndr, Rcvr, std::integral_constant<std::size_t, Is>>{op})}...}};
  };

  template<class Sndr, class Rcvr>
  using connect_all_result = call_result_t<decltype(connect_all), basic_state<Sndr, Rcvr>*, Sndr, indices_for<Sndr>>;

  template<class Sndr, class Rcvr>
    requires valid_specialization<state_type, Sndr, Rcvr> && valid_specialization<connect_all_result, Sndr, Rcvr>
  struct basic_operation : basic_state<Sndr, Rcvr> {
    using operation_state_concept = operation_state_t;
    using tag_t = tag_of_t<Sndr>;

    connect_all_result<Sndr, Rcvr> inner_ops; // not potentially overlapping: it is initialized by a prvalue

    constexpr basic_operation(Sndr&& sndr, Rcvr&& rcvr) noexcept(
      std::is_nothrow_constructible_v<basic_state<Sndr, Rcvr>, Sndr, Rcvr> &&
      nothrow_callable<decltype(connect_all), basic_state<Sndr, Rcvr>*, Sndr, indices_for<Sndr>>)
      : basic_state<Sndr, Rcvr>(std::forward<Sndr>(sndr), std::move(rcvr))
      , inner_ops(
          connect_all(static_cast<basic_state<Sndr, Rcvr>*>(this), std::forward<Sndr>(sndr), indices_for<Sndr>())) {}

    basic_operation(basic_operation&&) = delete; // [exec.opstate.general]/3

    constexpr void start() & noexcept {
      inner_ops.apply(
        [this](auto&... ops) noexcept { impls_for<tag_t>::start(this->state.value, this->rcvr, ops...); });
    }
  };

  template<class Tag, class Data, class... Child>
  struct basic_sender : product_type<Tag, Data, Child...> {
    using sender_concept = sender_t;
    using indices_for = std::index_sequence_for<Child...>;

    constexpr decltype(auto) get_env() const noexcept {
      return this->apply([](const Tag&, const Data& data, const Child&... child) noexcept -> decltype(auto) {
        return impls_for<Tag>::get_attrs(data, child...);
      });
    }

    // [exec.snd.concepts]/9: an lvalue only if it can be copied
    template<decays_to<basic_sender> Self, receiver Rcvr>
      requires std::constructible_from<basic_sender, Self>
    constexpr auto connect(this Self&& self, Rcvr rcvr) noexcept(
      std::is_nothrow_constructible_v<basic_operation<Self, Rcvr>, Self, Rcvr>) -> basic_operation<Self, Rcvr> {
      return {std::forward<Self>(self), std::move(rcvr)};
    }

    template<decays_to<basic_sender> Self, class... Env>
    static consteval auto library_signatures() {
      return impls_for<Tag>::template check_types<Self, Env...>();
    }

    template<decays_to<basic_sender> Self, class... Env>
    static consteval auto get_completion_signatures() {
      using result = decltype(library_signatures<Self, Env...>());
      if constexpr (valid_completion_signatures<result>) {
        return result();
      } else {
        result::raise();
        return completion_signatures<>();
      }
    }
  };

  // What decomposing such a sender gives.
  template<class Tag, class Data, class... Child>
  consteval auto tag_of(const basic_sender<Tag, Data, Child...>&) {
    return std::type_identity<Tag>();
  }

  struct no_data {};

  template<class Tag, class Data = no_data, class... Child>
  constexpr auto make_sender(Tag tag, Data&& data, Child&&... child) noexcept(
    (std::is_nothrow_constructible_v<std::decay_t<Data>, Data> && ... &&
      std::is_nothrow_constructible_v<std::decay_t<Child>, Child>)) {
    using sndr = basic_sender<Tag, std::decay_t<Data>, std::decay_t<Child>...>;
    using signatures = signatures_or_error_t<sndr>;
    static_assert(std::semiregular<Tag>);
    static_assert(movable_value<Data>);
    static_assert((sender<Child> && ...));
    if constexpr (!valid_completion_signatures<signatures> && !dependent_sender_failure<signatures>)
      static_assert(false, signatures::message);
    return sndr{{{{tag}, {std::forward<Data>(data)}, {std::forward<Child>(child)}...}}};
  }

  struct result_not_decay_copyable : std::exception {
    static constexpr std::string_view message =
      "[exec.snd.expos]/48: a result of the sender must be kept, and its type cannot be decay-copied";
  };

  template<class... Ts>
  inline constexpr bool nothrow_decay_copyable = (std::is_nothrow_constructible_v<std::decay_t<Ts>, Ts> && ...);

  template<class... Ts>
  inline constexpr bool decay_copyable = (std::is_constructible_v<std::decay_t<Ts>, Ts> && ...);

  struct not_a_sender_error : std::exception {
    static constexpr std::string_view message = "[exec.snd.expos]/47: this is not a sender";
  };

  struct not_a_sender {
    using sender_concept = sender_t;

    template<class Sndr>
    static consteval auto library_signatures() {
      return type_error<not_a_sender_error>();
    }

    template<class Sndr>
    static consteval auto get_completion_signatures() -> completion_signatures<> {
      throw not_a_sender_error();
    }
  };

} // namespace refstd::execution

template<class... Ts>
struct std::tuple_size<refstd::execution::product_type<Ts...>> : std::integral_constant<std::size_t, sizeof...(Ts)> {};

template<std::size_t I, class... Ts>
struct std::tuple_element<I, refstd::execution::product_type<Ts...>> {
  using type = Ts...[I];
};

template<class Tag, class Data, class... Child>
struct std::tuple_size<refstd::execution::basic_sender<Tag, Data, Child...>>
  : std::integral_constant<std::size_t, sizeof...(Child) + 2> {};

template<std::size_t I, class Tag, class Data, class... Child>
struct std::tuple_element<I, refstd::execution::basic_sender<Tag, Data, Child...>>
  : std::tuple_element<I, refstd::execution::product_type<Tag, Data, Child...>> {};

#endif
