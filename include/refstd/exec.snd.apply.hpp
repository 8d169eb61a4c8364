// [exec.snd.apply], execution::apply_sender

#ifndef REFSTD_EXEC_SND_APPLY_HPP
#define REFSTD_EXEC_SND_APPLY_HPP

#include <refstd/exec.domain.default.hpp>
#include <refstd/exec.snd.concepts.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Domain, class Tag, class Sndr, class... Args>
  concept domain_applies_sender = requires(Domain dom, Sndr&& sndr, Args&&... args) {
    dom.apply_sender(Tag(), std::forward<Sndr>(sndr), std::forward<Args>(args)...);
  };

  template<class Domain, class Tag, sender Sndr, class... Args>
    requires domain_applies_sender<Domain, Tag, Sndr, Args...> ||
             domain_applies_sender<default_domain, Tag, Sndr, Args...>
  constexpr decltype(auto) apply_sender(Domain dom, Tag, Sndr&& sndr, Args&&... args) noexcept(noexcept(
    std::declval<std::conditional_t<domain_applies_sender<Domain, Tag, Sndr, Args...>, Domain, default_domain>&>()
      .apply_sender(Tag(), std::forward<Sndr>(sndr), std::forward<Args>(args)...))) {
    if constexpr (domain_applies_sender<Domain, Tag, Sndr, Args...>)
      return dom.apply_sender(Tag(), std::forward<Sndr>(sndr), std::forward<Args>(args)...);
    else
      return default_domain().apply_sender(Tag(), std::forward<Sndr>(sndr), std::forward<Args>(args)...);
  }

} // namespace refstd::execution

#endif
