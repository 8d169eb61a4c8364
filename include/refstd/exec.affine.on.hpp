// [exec.affine.on], execution::affine_on

#ifndef REFSTD_EXEC_AFFINE_ON_HPP
#define REFSTD_EXEC_AFFINE_ON_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.sched.hpp>
#include <refstd/exec.schedule.from.hpp>
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
  };

  // The attributes are those of schedule_from, and so is what it does: the permission to avoid the scheduling is not
  // used. Nothing tells on whose agent an operation is started. The scheduler of the receiver's environment may be one
  // to which a coroutine is only about to go ([task.promise]/11), or to which it could not be taken back.
  template<>
  struct impls_for<affine_on_t> : impls_for<schedule_from_t> {};

  inline constexpr affine_on_t affine_on{};

} // namespace refstd::execution

#endif
