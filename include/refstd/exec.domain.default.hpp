// [exec.domain.default], execution::default_domain

#ifndef REFSTD_EXEC_DOMAIN_DEFAULT_HPP
#define REFSTD_EXEC_DOMAIN_DEFAULT_HPP

#include <refstd/exec.queryable.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.env.hpp>

#include <utility>

namespace refstd::execution {

  template<class Sndr, class... Env>
  concept tag_transforms_sender =
    requires(Sndr&& sndr, const Env&... env) { tag_of_t<Sndr>().transform_sender(std::forward<Sndr>(sndr), env...); };

  template<class Sndr, class Env>
  concept tag_transforms_env = requires(
    Sndr&& sndr, Env&& env) { tag_of_t<Sndr>().transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env)); };

  struct default_domain {
    template<sender Sndr, queryable... Env>
      requires(sizeof...(Env) <= 1 && !tag_transforms_sender<Sndr, Env...>)
    static constexpr sender decltype(auto) transform_sender(Sndr&& sndr, const Env&...) noexcept {
      return std::forward<Sndr>(sndr);
    }

    template<sender Sndr, queryable... Env>
      requires(sizeof...(Env) <= 1 && tag_transforms_sender<Sndr, Env...>)
    static constexpr sender decltype(auto) transform_sender(Sndr&& sndr, const Env&... env) noexcept(
      noexcept(tag_of_t<Sndr>().transform_sender(std::forward<Sndr>(sndr), env...))) {
      return tag_of_t<Sndr>().transform_sender(std::forward<Sndr>(sndr), env...);
    }

    template<sender Sndr, queryable Env>
    static constexpr queryable decltype(auto) transform_env(Sndr&& sndr, Env&& env) noexcept {
      if constexpr (tag_transforms_env<Sndr, Env>) {
        static_assert(noexcept(tag_of_t<Sndr>().transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env))),
          "[exec.domain.default]/5: the tag's member function transform_env must be noexcept");
        return tag_of_t<Sndr>().transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env));
      } else {
        return fwd_env(std::forward<Env>(env));
      }
    }

    template<class Tag, sender Sndr, class... Args>
      requires requires(
        Sndr&& sndr, Args&&... args) { Tag().apply_sender(std::forward<Sndr>(sndr), std::forward<Args>(args)...); }
    static constexpr decltype(auto) apply_sender(Tag, Sndr&& sndr, Args&&... args) noexcept(
      noexcept(Tag().apply_sender(std::forward<Sndr>(sndr), std::forward<Args>(args)...))) {
      return Tag().apply_sender(std::forward<Sndr>(sndr), std::forward<Args>(args)...);
    }
  };

} // namespace refstd::execution

#endif
