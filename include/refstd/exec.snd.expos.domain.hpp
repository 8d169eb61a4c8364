// [exec.snd.expos]/8 to 14, the domains: completion-domain, query-with-default, get-domain-early, get-domain-late

#ifndef REFSTD_EXEC_SND_EXPOS_DOMAIN_HPP
#define REFSTD_EXEC_SND_EXPOS_DOMAIN_HPP

#include <refstd/exec.domain.default.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.domain.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/execution.syn.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Queryable>
  using domain_of_t = std::decay_t<decltype(get_domain(std::declval<Queryable>()))>;

  template<class Tag, class Sndr>
  using compl_domain = domain_of_t<decltype(get_completion_scheduler<Tag>(std::declval<env_of_t<const Sndr&>>()))>;

  template<class Tag, class Sndr>
  consteval auto compl_domain_if_any() {
    if constexpr (requires { typename compl_domain<Tag, Sndr>; })
      return type_list<compl_domain<Tag, Sndr>>();
    else
      return type_list<>();
  }

  template<class Default, class... Domains>
  struct common_domain : std::common_type<Domains...> {};

  template<class Default>
  struct common_domain<Default> {
    using type = Default;
  };

  template<class Default, class... Domains>
  common_domain<Default, Domains...> find_common_domain(type_list<Domains...>);

  template<class Default, class Sndr>
  using completion_domain_t = decltype(execution::find_common_domain<Default>(
    execution::compl_domain_if_any<set_value_t, Sndr>() + execution::compl_domain_if_any<set_error_t, Sndr>() +
    execution::compl_domain_if_any<set_stopped_t, Sndr>()))::type;

  template<class Default = default_domain, class Sndr>
  constexpr auto completion_domain(const Sndr&) noexcept -> completion_domain_t<Default, Sndr> {
    return {};
  }

  template<class Tag, class Env, class Default>
  constexpr decltype(auto) query_with_default(Tag, const Env& env, Default&& value) noexcept([] {
    if constexpr (requires { Tag()(env); })
      return noexcept(Tag()(env));
    else
      return noexcept(static_cast<Default>(std::forward<Default>(value)));
  }()) {
    if constexpr (requires { Tag()(env); })
      return Tag()(env);
    else
      return static_cast<Default>(std::forward<Default>(value));
  }

  template<class Sndr>
  constexpr auto get_domain_early(const Sndr&) noexcept {
    if constexpr (requires { typename domain_of_t<env_of_t<const Sndr&>>; })
      return domain_of_t<env_of_t<const Sndr&>>();
    else if constexpr (requires { typename completion_domain_t<default_domain, Sndr>; })
      return completion_domain_t<default_domain, Sndr>();
    else
      return default_domain();
  }

  template<class Sndr>
  concept has_completion_domain =
    requires { typename completion_domain_t<void, Sndr>; } && !std::is_void_v<completion_domain_t<void, Sndr>>;

  template<class Sndr, class Env>
  constexpr auto get_domain_late(const Sndr& sndr, const Env&) noexcept {
    if constexpr (sender_for<const Sndr&, continues_on_t>) {
      auto& [tag, sch, child] = sndr;
      return std::decay_t<decltype(execution::query_with_default(get_domain, sch, default_domain()))>();
    } else if constexpr (requires { typename domain_of_t<env_of_t<const Sndr&>>; }) {
      return domain_of_t<env_of_t<const Sndr&>>();
    } else if constexpr (has_completion_domain<Sndr>) {
      return completion_domain_t<void, Sndr>();
    } else if constexpr (requires { typename domain_of_t<const Env&>; }) {
      return domain_of_t<const Env&>();
    } else if constexpr (requires { typename domain_of_t<call_result_t<get_scheduler_t, const Env&>>; }) {
      return domain_of_t<call_result_t<get_scheduler_t, const Env&>>();
    } else {
      return default_domain();
    }
  }

} // namespace refstd::execution

#endif
