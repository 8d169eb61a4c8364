// [exec.stopped.err], execution::stopped_as_error

#ifndef REFSTD_EXEC_STOPPED_ERR_HPP
#define REFSTD_EXEC_STOPPED_ERR_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.just.hpp>
#include <refstd/exec.let.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct stopped_as_error_t {
    template<sender Sndr, movable_value Err>
    constexpr auto operator()(Sndr&& sndr, Err&& err) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(*this, std::forward<Err>(err), std::forward<Sndr>(sndr)));
    }

    template<class Err>
      requires std::constructible_from<std::decay_t<Err>, Err>
    constexpr auto operator()(Err&& err) const {
      return execution::bind_adaptor(*this, std::forward<Err>(err));
    }

    template<sender_for<stopped_as_error_t> Sndr, queryable Env>
    static constexpr auto transform_sender(Sndr&& sndr, Env&&) {
      using error = std::decay_t<data_type<Sndr>>;
      return let_stopped(std::forward<Sndr>(sndr).template get<2>(),
        [err = std::forward<Sndr>(sndr).template get<1>()] mutable noexcept(
          std::is_nothrow_move_constructible_v<error>) { return just_error(std::move(err)); });
    }
  };

  template<>
  struct impls_for<stopped_as_error_t> : replaced_impls<stopped_as_error_t> {};

  inline constexpr stopped_as_error_t stopped_as_error{};

} // namespace refstd::execution

#endif
