// [stoptoken.concepts], stop token concepts

#ifndef REFSTD_STOPTOKEN_CONCEPTS_HPP
#define REFSTD_STOPTOKEN_CONCEPTS_HPP

#include <concepts>
#include <type_traits>

namespace refstd {

  template<class T, class CallbackFn>
  using stop_callback_for_t = T::template callback_type<CallbackFn>;

  template<class CallbackFn, class Token, class Initializer = CallbackFn>
  concept stoppable_callback_for =
    std::invocable<CallbackFn> && std::constructible_from<CallbackFn, Initializer> && requires {
      typename stop_callback_for_t<Token, CallbackFn>;
    } && std::constructible_from<stop_callback_for_t<Token, CallbackFn>, const Token&, Initializer>;

  template<template<class> class>
  struct check_type_alias_exists;

  template<class Token>
  concept stoppable_token = requires(const Token tok) {
    typename check_type_alias_exists<Token::template callback_type>;
    { tok.stop_requested() } noexcept -> std::same_as<bool>;
    { tok.stop_possible() } noexcept -> std::same_as<bool>;
    { Token(tok) } noexcept;
  } && std::copyable<Token> && std::equality_comparable<Token>;

  template<class Token>
  concept unstoppable_token =
    stoppable_token<Token> && requires(const Token tok) { requires std::bool_constant<(!tok.stop_possible())>::value; };

  template<class Source>
  concept stoppable_source = requires(Source& src, const Source csrc) {
    { csrc.get_token() } -> stoppable_token;
    { csrc.stop_possible() } noexcept -> std::same_as<bool>;
    { csrc.stop_requested() } noexcept -> std::same_as<bool>;
    { src.request_stop() } -> std::same_as<bool>;
  };

} // namespace refstd

#endif
