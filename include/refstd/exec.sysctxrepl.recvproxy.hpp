// [exec.sysctxrepl.recvproxy], receiver proxies

#ifndef REFSTD_EXEC_SYSCTXREPL_RECVPROXY_HPP
#define REFSTD_EXEC_SYSCTXREPL_RECVPROXY_HPP

#include <refstd/exec.general.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/stoptoken.inplace.hpp>

#include <concepts>
#include <cstddef>
#include <exception>
#include <optional>
#include <type_traits>

namespace refstd::execution::system_context_replaceability {

  struct receiver_proxy {
    virtual ~receiver_proxy() = default;

  protected:
    // The one supported query with its one result type: whether the receiver has such a stop token.
    virtual bool query_env(inplace_stop_token&) noexcept = 0;

  public:
    virtual void set_value() noexcept = 0;
    virtual void set_error(std::exception_ptr) noexcept = 0;
    virtual void set_stopped() noexcept = 0;

    template<class P, class_type Query>
    std::optional<P> try_query(Query) noexcept {
      static_assert(std::is_object_v<P> && !std::is_array_v<P> && std::same_as<P, std::remove_cv_t<P>>,
        "[exec.sysctxrepl.recvproxy]/2: the result of a query must be a cv-unqualified object type and no array");
      if constexpr (std::same_as<Query, get_stop_token_t> && std::same_as<P, inplace_stop_token>)
        if (inplace_stop_token token; query_env(token))
          return token;
      return std::nullopt;
    }
  };

  struct bulk_item_receiver_proxy : receiver_proxy {
    virtual void execute(std::size_t, std::size_t) noexcept = 0;
  };

} // namespace refstd::execution::system_context_replaceability

#endif
