// [exec.affine.on], execution::affine_on

#ifndef REFSTD_EXEC_AFFINE_ON_HPP
#define REFSTD_EXEC_AFFINE_ON_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.continues.on.hpp>
#include <refstd/exec.sched.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <utility>

namespace refstd::execution {

  struct affine_on_t {
    template<sender Sndr, scheduler Sch>
    constexpr auto operator()(Sndr&& sndr, Sch&& sch) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(*this, std::forward<Sch>(sch), std::forward<Sndr>(sndr)));
    }

    template<scheduler Sch>
    constexpr auto operator()(Sch&& sch) const {
      return execution::bind_adaptor(*this, std::forward<Sch>(sch));
    }

    // The permission to avoid the scheduling is not used.
    template<sender_for<affine_on_t> Sndr, queryable Env>
    static constexpr auto transform_sender(Sndr&& sndr, Env&&) {
      return continues_on(std::forward<Sndr>(sndr).template get<2>(), std::forward<Sndr>(sndr).template get<1>());
    }
  };

  template<>
  struct impls_for<affine_on_t> : replaced_impls<affine_on_t> {
    static constexpr auto get_attrs = [](const auto& data, const auto& child) noexcept -> decltype(auto) {
      return join_env{sched_attrs{data}, execution::fwd_env(execution::get_env(child))};
    };
  };

  inline constexpr affine_on_t affine_on{};

} // namespace refstd::execution

#endif
