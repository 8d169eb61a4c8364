// [exec.env], class template env

#ifndef REFSTD_EXEC_ENV_HPP
#define REFSTD_EXEC_ENV_HPP

#include <refstd/exec.queryable.hpp>

#include <concepts>
#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Env, class QueryTag>
  concept has_query = requires(const Env& env) { env.query(QueryTag()); };

  // As a member it takes away assignment and nothing else: the enclosing class stays an aggregate.
  struct not_assignable {
    not_assignable() = default;
    not_assignable(const not_assignable&) = default;
    not_assignable& operator=(const not_assignable&) = delete;
  };

  template<std::size_t, class Env>
  struct env_element {
    [[no_unique_address]] Env value;
  };

  template<class Indices, class... Envs>
  struct env_elements;

  template<std::size_t... Is, class... Envs>
  struct env_elements<std::index_sequence<Is...>, Envs...> : env_element<Is, Envs>... {};

  template<queryable... Envs>
  struct env : env_elements<std::index_sequence_for<Envs...>, Envs...> {
    [[no_unique_address]] not_assignable not_assignable_{};

  private:
    // The place of fe, the first element that answers the query.
    template<class QueryTag>
    static consteval std::size_t first() {
      std::size_t i = 0;
      static_cast<void>(((has_query<Envs, QueryTag> || (++i, false)) || ...));
      return i;
    }

    template<std::size_t I, class Env>
    static constexpr const Env& get(const env_element<I, Env>& element) noexcept {
      return element.value;
    }

  public:
    template<class QueryTag>
      requires(has_query<Envs, QueryTag> || ...)
    constexpr decltype(auto) query(QueryTag q) const
      noexcept(noexcept(env::get<env::first<QueryTag>()>(*this).query(q))) {
      return env::get<first<QueryTag>()>(*this).query(q);
    }
  };

  template<>
  struct env<> {
    [[no_unique_address]] not_assignable not_assignable_{};
  };

  template<class... Envs>
  env(Envs...) -> env<std::unwrap_reference_t<Envs>...>;

} // namespace refstd::execution

#endif
