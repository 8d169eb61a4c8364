// [exec.adapt.obj], closure objects

#ifndef REFSTD_EXEC_ADAPT_OBJ_HPP
#define REFSTD_EXEC_ADAPT_OBJ_HPP

#include <refstd/exec.general.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class_type D>
  struct sender_adaptor_closure {};

  template<class T>
  concept pipeable_closure =
    std::derived_from<std::remove_cvref_t<T>, sender_adaptor_closure<std::remove_cvref_t<T>>> && !sender<T>;

  // c | d
  template<class C, class D>
  struct composed_closure : sender_adaptor_closure<composed_closure<C, D>> {
    constexpr composed_closure(auto&& c, auto&& d) noexcept(
      std::is_nothrow_constructible_v<C, decltype(c)> && std::is_nothrow_constructible_v<D, decltype(d)>)
      : c2(std::forward<decltype(c)>(c))
      , d2(std::forward<decltype(d)>(d)) {}

    template<class Self, sender Sndr>
      requires callable<like_t<Self, C>, Sndr> && callable<like_t<Self, D>, call_result_t<like_t<Self, C>, Sndr>>
    constexpr decltype(auto) operator()(this Self&& self, Sndr&& sndr) noexcept(
      nothrow_callable<like_t<Self, C>, Sndr> &&
      nothrow_callable<like_t<Self, D>, call_result_t<like_t<Self, C>, Sndr>>) {
      return static_cast<like_t<Self, D>>(self.d2)(static_cast<like_t<Self, C>>(self.c2)(std::forward<Sndr>(sndr)));
    }

  private:
    [[no_unique_address]] C c2;
    [[no_unique_address]] D d2;
  };

  template<sender Sndr, pipeable_closure C>
    requires callable<C, Sndr>
  constexpr decltype(auto) operator|(Sndr&& sndr, C&& c) noexcept(nothrow_callable<C, Sndr>) {
    return std::forward<C>(c)(std::forward<Sndr>(sndr));
  }

  template<pipeable_closure C, pipeable_closure D>
    requires std::constructible_from<std::decay_t<C>, C> && std::constructible_from<std::decay_t<D>, D>
  constexpr auto operator|(C&& c, D&& d) noexcept(
    std::is_nothrow_constructible_v<std::decay_t<C>, C> && std::is_nothrow_constructible_v<std::decay_t<D>, D>) {
    return composed_closure<std::decay_t<C>, std::decay_t<D>>(std::forward<C>(c), std::forward<D>(d));
  }

  // adaptor(args...), to be called with the sender
  template<class Adaptor, class... BoundArgs>
  struct bound_closure : sender_adaptor_closure<bound_closure<Adaptor, BoundArgs...>> {
    constexpr explicit bound_closure(product_type<BoundArgs...>&& bound_args) noexcept(
      std::is_nothrow_move_constructible_v<product_type<BoundArgs...>>)
      : bound_args(std::move(bound_args)) {}

    template<class Self, sender Sndr>
      requires callable<Adaptor, Sndr, like_t<Self, BoundArgs>...>
    constexpr decltype(auto) operator()(this Self&& self, Sndr&& sndr) noexcept(
      nothrow_callable<Adaptor, Sndr, like_t<Self, BoundArgs>...>) {
      return static_cast<Self&&>(self).bound_args.apply([&]<class... Args>(Args&&... args) -> decltype(auto) {
        return Adaptor()(std::forward<Sndr>(sndr), std::forward<Args>(args)...);
      });
    }

  private:
    [[no_unique_address]] product_type<BoundArgs...> bound_args;
  };

  template<class Adaptor, class... Args>
    requires(std::constructible_from<std::decay_t<Args>, Args> && ...)
  constexpr auto bind_adaptor(Adaptor, Args&&... args) noexcept(
    (std::is_nothrow_constructible_v<std::decay_t<Args>, Args> && ...)) {
    return bound_closure<Adaptor, std::decay_t<Args>...>(execution::make_product(std::forward<Args>(args)...));
  }

} // namespace refstd::execution

#endif
