// [exec.on], execution::on

#ifndef REFSTD_EXEC_ON_HPP
#define REFSTD_EXEC_ON_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.continues.on.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.scheduler.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>
#include <refstd/exec.starts.on.hpp>
#include <refstd/exec.write.env.hpp>

#include <concepts>
#include <exception>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct not_a_scheduler {};

  struct no_way_back : std::exception {
    static constexpr std::string_view message =
      "[exec.on]/8: there is no scheduler to go back to: the environment of the receiver does not answer get_scheduler";
  };

  struct on_t {
    template<scheduler Sch, sender Sndr>
      requires(!std::derived_from<std::remove_cvref_t<Sndr>,
        sender_adaptor_closure<std::remove_cvref_t<Sndr>>>) // docs/defects.md
    constexpr auto operator()(Sch&& sch, Sndr&& sndr) const {
      return execution::transform_sender(execution::query_with_default(get_domain, sch, default_domain()),
        execution::make_sender(*this, std::forward<Sch>(sch), std::forward<Sndr>(sndr)));
    }

    template<sender Sndr, scheduler Sch, pipeable_closure Closure>
    constexpr auto operator()(Sndr&& sndr, Sch&& sch, Closure&& closure) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(*this, execution::make_product(std::forward<Sch>(sch), std::forward<Closure>(closure)),
          std::forward<Sndr>(sndr)));
    }

    template<scheduler Sch, pipeable_closure Closure>
    constexpr auto operator()(Sch&& sch, Closure&& closure) const {
      return execution::bind_adaptor(*this, std::forward<Sch>(sch), std::forward<Closure>(closure));
    }

    template<sender_for<on_t> OutSndr, queryable Env>
    static constexpr auto transform_env(OutSndr&& out_sndr, Env&& env) noexcept {
      auto&& data = std::forward<OutSndr>(out_sndr).template get<1>();
      if constexpr (scheduler<decltype(data)>)
        return join_env{sched_env{std::forward<decltype(data)>(data)}, execution::fwd_env(std::forward<Env>(env))};
      else
        return std::forward<Env>(env);
    }

    template<sender_for<on_t> OutSndr, queryable Env>
    static constexpr auto transform_sender(OutSndr&& out_sndr, Env&& env) {
      auto&& data = std::forward<OutSndr>(out_sndr).template get<1>();
      auto&& child = std::forward<OutSndr>(out_sndr).template get<2>();
      if constexpr (scheduler<decltype(data)>) {
        auto orig_sch = execution::query_with_default(get_scheduler, env, not_a_scheduler());
        if constexpr (std::same_as<decltype(orig_sch), not_a_scheduler>)
          return not_a_sender<no_way_back>{};
        else
          return continues_on(
            starts_on(std::forward<decltype(data)>(data), std::forward<decltype(child)>(child)), std::move(orig_sch));
      } else {
        auto& sch = data.template get<0>();
        auto orig_sch = execution::query_with_default(get_completion_scheduler<set_value_t>, get_env(child),
          execution::query_with_default(get_scheduler, env, not_a_scheduler()));
        if constexpr (std::same_as<decltype(orig_sch), not_a_scheduler>)
          return not_a_sender<no_way_back>{};
        else
          return write_env(continues_on(std::forward<decltype(data)>(data).template get<1>()(continues_on(
                                          write_env(std::forward<decltype(child)>(child), sched_env{orig_sch}), sch)),
                             orig_sch),
            sched_env{sch});
      }
    }
  };

  // Where it returns to may depend on the environment, so that without one its signatures may not be known.
  template<>
  struct impls_for<on_t> : default_impls {
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      if constexpr (sizeof...(Env) != 0) {
        return default_impls::check_types<Sndr, Env...>();
      } else {
        using replacement = decltype(on_t::transform_sender(std::declval<Sndr>(), env<>()));
        if constexpr (std::same_as<replacement, not_a_sender<no_way_back>>)
          return type_error<environment_needed, Sndr>();
        else
          return signatures_or_error_t<replacement>();
      }
    }
  };

  inline constexpr on_t on{};

} // namespace refstd::execution

#endif
