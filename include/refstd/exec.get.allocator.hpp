// [exec.get.allocator], get_allocator

#ifndef REFSTD_EXEC_GET_ALLOCATOR_HPP
#define REFSTD_EXEC_GET_ALLOCATOR_HPP

#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.queryable.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace refstd {

  // [allocator.requirements.general]
  template<class Alloc>
  concept simple_allocator = requires(Alloc alloc, std::size_t n) {
    { *alloc.allocate(n) } -> std::same_as<typename Alloc::value_type&>;
    { alloc.deallocate(alloc.allocate(n), n) };
  } && std::copy_constructible<Alloc> && std::equality_comparable<Alloc>;

  struct get_allocator_t {
    template<class Env>
      requires answers<Env, get_allocator_t>
    constexpr decltype(auto) operator()(const Env& env) const noexcept {
      static_assert(noexcept(env.query(*this)),
        "[exec.get.allocator]/2: the environment's query(get_allocator_t) must be noexcept");
      static_assert(simple_allocator<std::remove_cvref_t<decltype(env.query(*this))>>,
        "[exec.get.allocator]/2: the environment's query(get_allocator_t) must return an allocator");
      return env.query(*this);
    }

    static constexpr bool query(forwarding_query_t) noexcept { return true; }
  };

  inline constexpr get_allocator_t get_allocator{};

} // namespace refstd

#endif
