// [exec.fwd.env], forwarding_query

#ifndef REFSTD_EXEC_FWD_ENV_HPP
#define REFSTD_EXEC_FWD_ENV_HPP

#include <concepts>
#include <type_traits>

namespace refstd {

  struct forwarding_query_t {
    template<class Q>
    constexpr bool operator()(const Q& q) const noexcept {
      if constexpr (requires { q.query(*this); }) {
        static_assert(noexcept(q.query(*this)),
          "[exec.fwd.env]/2.1: the query object's query(forwarding_query_t) must be noexcept");
        static_assert(std::same_as<std::remove_cvref_t<decltype(q.query(*this))>, bool>,
          "[exec.fwd.env]/2.1: the query object's query(forwarding_query_t) must return bool");
        return q.query(*this);
      } else {
        return std::derived_from<Q, forwarding_query_t>;
      }
    }
  };

  inline constexpr forwarding_query_t forwarding_query{};

  template<class T>
  concept is_forwarding_query = forwarding_query(T{});

} // namespace refstd

#endif
