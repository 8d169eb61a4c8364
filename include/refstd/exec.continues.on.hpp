// [exec.continues.on], execution::continues_on

#ifndef REFSTD_EXEC_CONTINUES_ON_HPP
#define REFSTD_EXEC_CONTINUES_ON_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.schedule.from.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <utility>

namespace refstd::execution {

  struct continues_on_t {
    template<sender Sndr, scheduler Sch>
    constexpr auto operator()(Sndr&& sndr, Sch&& sch) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(*this, std::forward<Sch>(sch), std::forward<Sndr>(sndr)));
    }

    template<scheduler Sch>
    constexpr auto operator()(Sch&& sch) const {
      return execution::bind_adaptor(*this, std::forward<Sch>(sch));
    }

    void operator()(...) const = delete (
      "[exec.continues.on]/2: the arguments must be a sender and a scheduler, in this order");

    template<sender_for<continues_on_t> Sndr, queryable Env>
    static constexpr auto transform_sender(Sndr&& sndr, Env&&) {
      return schedule_from(
        auto(std::forward<Sndr>(sndr).template get<1>()), auto(std::forward<Sndr>(sndr).template get<2>()));
    }
  };

  template<>
  struct impls_for<continues_on_t> : replaced_impls<continues_on_t> {
    static constexpr auto get_attrs = [](const auto& data, const auto& child) noexcept -> decltype(auto) {
      return join_env{sched_attrs{data}, execution::fwd_env(execution::get_env(child))};
    };
  };

  inline constexpr continues_on_t continues_on{};

} // namespace refstd::execution

#endif
