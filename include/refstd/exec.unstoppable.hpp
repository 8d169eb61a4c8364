// [exec.unstoppable], execution::unstoppable

#ifndef REFSTD_EXEC_UNSTOPPABLE_HPP
#define REFSTD_EXEC_UNSTOPPABLE_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.prop.hpp>
#include <refstd/exec.write.env.hpp>
#include <refstd/stoptoken.never.hpp>

#include <utility>

namespace refstd::execution {

  struct unstoppable_t : sender_adaptor_closure<unstoppable_t> {
    template<sender Sndr>
    constexpr auto operator()(Sndr&& sndr) const {
      return write_env(std::forward<Sndr>(sndr), prop(get_stop_token, never_stop_token{}));
    }
  };

  inline constexpr unstoppable_t unstoppable{};

} // namespace refstd::execution

#endif
