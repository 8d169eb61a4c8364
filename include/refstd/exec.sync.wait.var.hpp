// [exec.sync.wait.var], this_thread::sync_wait_with_variant

#ifndef REFSTD_EXEC_SYNC_WAIT_VAR_HPP
#define REFSTD_EXEC_SYNC_WAIT_VAR_HPP

#include <refstd/exec.into.variant.hpp>
#include <refstd/exec.snd.apply.hpp>
#include <refstd/exec.sync.wait.hpp>

#include <concepts>
#include <optional>
#include <tuple>
#include <utility>

namespace refstd::this_thread {

  // The text computes it from into_variant(sndr), which would wrap the variant twice (docs/defects.md).
  template<execution::sender_in<sync_wait_env> Sndr>
  using sync_wait_with_variant_result_type = std::optional<execution::value_types_of_t<Sndr, sync_wait_env>>;

  struct sync_wait_with_variant_t {
    template<class Sndr>
    auto operator()(Sndr&& sndr) const {
      if constexpr (execution::sender<Sndr>) {
        if constexpr (!execution::sender_in<Sndr, sync_wait_env>) {
          diagnosis<execution::signatures_or_error_t<Sndr, sync_wait_env>>();
        } else {
          using result =
            decltype(execution::apply_sender(execution::get_domain_early(sndr), *this, std::forward<Sndr>(sndr)));
          static_assert(std::same_as<result, sync_wait_with_variant_result_type<Sndr>>,
            "[exec.sync.wait.var]/1: the domain's apply_sender must return the type that sync_wait_with_variant "
            "returns");
          return execution::apply_sender(execution::get_domain_early(sndr), *this, std::forward<Sndr>(sndr));
        }
      } else {
        static_assert(false, "[exec.sync.wait.var]/1: the argument of sync_wait_with_variant is not a sender");
      }
    }

    template<class Sndr>
      requires callable<sync_wait_t, call_result_t<execution::into_variant_t, Sndr>>
    sync_wait_with_variant_result_type<Sndr> apply_sender(Sndr&& sndr) const {
      if (auto opt_value = sync_wait(execution::into_variant(std::forward<Sndr>(sndr))))
        return std::move(std::get<0>(*opt_value));
      return std::nullopt;
    }
  };

  inline constexpr sync_wait_with_variant_t sync_wait_with_variant{};

} // namespace refstd::this_thread

#endif
