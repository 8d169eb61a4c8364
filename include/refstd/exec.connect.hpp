// [exec.connect], execution::connect

#ifndef REFSTD_EXEC_CONNECT_HPP
#define REFSTD_EXEC_CONNECT_HPP

#include <refstd/exec.get.env.hpp>
#include <refstd/exec.getcomplsigs.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.domain.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Sndr, class Rcvr>
  concept connect_mandates =
    sender_in<Sndr, env_of_t<Rcvr>> && receiver_of<Rcvr, signatures_or_error_t<Sndr, env_of_t<Rcvr>>>;

  struct connect_t {
  private:
    // The sender's error as a diagnostic's words.
    template<class Sndr, class Env>
    static consteval auto complaint() {
      if constexpr (sender_in<Sndr, Env>)
        return std::string_view();
      else
        return signatures_or_error_t<Sndr, Env>::message;
    }

    template<class Sndr, class Rcvr>
    static constexpr bool has_member_connect = requires(new_sndr_t<Sndr, env_of_t<Rcvr>>&& new_sndr, Rcvr&& rcvr) {
      std::forward<new_sndr_t<Sndr, env_of_t<Rcvr>>>(new_sndr).connect(std::forward<Rcvr>(rcvr));
    };

  public:
    // A violated mandate must reach the assertions of the body and not be a mere constraint.
    template<sender Sndr, receiver Rcvr>
      requires(!connect_mandates<Sndr, Rcvr> || has_member_connect<Sndr, Rcvr>)
    constexpr auto operator()(Sndr&& sndr, Rcvr&& rcvr) const noexcept([] {
      if constexpr (connect_mandates<Sndr, Rcvr>)
        return execution::nothrow_transform_sender<decltype(execution::get_domain_late(sndr, get_env(rcvr))), Sndr,
                 env_of_t<Rcvr>>() &&
               noexcept(std::declval<new_sndr_t<Sndr, env_of_t<Rcvr>>>().connect(std::forward<Rcvr>(rcvr)));
      else
        return true;
    }()) {
      static_assert(
        !std::is_final_v<std::remove_cvref_t<Rcvr>>, "[exec.recv.concepts]/2: a receiver class must not be final");
      if constexpr (!sender_in<Sndr, env_of_t<Rcvr>>) {
        static_assert(false, complaint<Sndr, env_of_t<Rcvr>>());
      } else {
        static_assert(connect_mandates<Sndr, Rcvr>,
          "[exec.connect]/6: the receiver does not accept all completion signatures of the sender");
        if constexpr (connect_mandates<Sndr, Rcvr>) {
          static_assert(operation_state<decltype(std::declval<new_sndr_t<Sndr, env_of_t<Rcvr>>>().connect(
                          std::forward<Rcvr>(rcvr)))>,
            "[exec.connect]/6.1: the sender's member function connect must return an operation state");
          return execution::transform_sender(
            execution::get_domain_late(sndr, get_env(rcvr)), std::forward<Sndr>(sndr), get_env(rcvr))
            .connect(std::forward<Rcvr>(rcvr));
        }
      }
    }
  };

  inline constexpr connect_t connect{};

  template<class Sndr, class Rcvr>
  using connect_result_t = decltype(connect(std::declval<Sndr>(), std::declval<Rcvr>()));

} // namespace refstd::execution

#endif
