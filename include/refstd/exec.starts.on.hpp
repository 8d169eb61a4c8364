// [exec.starts.on], execution::starts_on

#ifndef REFSTD_EXEC_STARTS_ON_HPP
#define REFSTD_EXEC_STARTS_ON_HPP

#include <refstd/exec.let.hpp>
#include <refstd/exec.sched.hpp>
#include <refstd/exec.schedule.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct starts_on_t {
    template<scheduler Sch, sender Sndr>
    constexpr auto operator()(Sch&& sch, Sndr&& sndr) const {
      return execution::transform_sender(execution::query_with_default(get_domain, sch, default_domain()),
        execution::make_sender(*this, std::forward<Sch>(sch), std::forward<Sndr>(sndr)));
    }

    void operator()(...) const = delete (
      "[exec.starts.on]/2: the arguments must be a scheduler and a sender, in this order");

    template<sender_for<starts_on_t> OutSndr, queryable Env>
    static constexpr auto transform_env(OutSndr&& out_sndr, Env&& env) noexcept {
      return join_env{sched_env{out_sndr.template get<1>()}, execution::fwd_env(std::forward<Env>(env))};
    }

    template<sender_for<starts_on_t> OutSndr, queryable Env>
    static constexpr auto transform_sender(OutSndr&& out_sndr, Env&&) {
      return let_value(schedule(out_sndr.template get<1>()),
        [sndr = std::forward<OutSndr>(out_sndr).template get<2>()] mutable noexcept(
          std::is_nothrow_move_constructible_v<std::decay_t<OutSndr>>) { return std::move(sndr); });
    }
  };

  template<>
  struct impls_for<starts_on_t> : replaced_impls<starts_on_t> {};

  inline constexpr starts_on_t starts_on{};

} // namespace refstd::execution

#endif
