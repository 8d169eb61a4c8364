// [exec.fwd.env], forwarding_query

#ifndef REFSTD_EXEC_FWD_ENV_HPP
#define REFSTD_EXEC_FWD_ENV_HPP

#include <concepts>
#include <type_traits>

namespace refstd {

  struct forwarding_query_t {
    template<class Q>
    constexpr bool operator()(const Q& q) const noexcept;
  };

  inline constexpr forwarding_query_t forwarding_query{};

  // Every value of Q is as good as another: a query object is a customization point object.
  template<class Q>
  concept constant_forwarding_answer = requires { typename std::bool_constant<(Q().query(forwarding_query), true)>; };

  template<class Q>
  constexpr bool forwarding_query_t::operator()(const Q& q) const noexcept {
    if constexpr (requires { q.query(forwarding_query); }) {
      static_assert(noexcept(q.query(forwarding_query)),
        "[exec.fwd.env]/2.1: the query object's query(forwarding_query_t) must be noexcept");
      static_assert(std::same_as<std::remove_cvref_t<decltype(q.query(forwarding_query))>, bool>,
        "[exec.fwd.env]/2.1: the query object's query(forwarding_query_t) must return bool");
      static_assert(constant_forwarding_answer<Q>,
        "[exec.fwd.env]/2.1: the query object's query(forwarding_query_t) must be a constant expression");
      return q.query(forwarding_query);
    } else {
      return std::derived_from<Q, forwarding_query_t>;
    }
  }

  template<class T>
  concept is_forwarding_query = forwarding_query(T{});

} // namespace refstd

#endif
