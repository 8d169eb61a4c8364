// [exec.sysctxrepl.recvproxy]/u1
//
// The proxies are abstract classes; they complete and execute without exceptions, and a bulk proxy is a receiver proxy.
//
// EDITION: cd c++26

#include "execution.h"
#include "replacement.h"

#include <concepts>
#include <cstddef>
#include <exception>
#include <optional>
#include <type_traits>

static_assert(std::is_abstract_v<backends::receiver_proxy>);
static_assert(std::is_abstract_v<backends::bulk_item_receiver_proxy>);
static_assert(std::derived_from<backends::bulk_item_receiver_proxy, backends::receiver_proxy>);
#if CONFORM_EDITION < 2026
static_assert(std::has_virtual_destructor_v<backends::receiver_proxy>);
static_assert(std::has_virtual_destructor_v<backends::bulk_item_receiver_proxy>);
#endif

template<class Proxy>
concept completes = requires(Proxy& r, std::exception_ptr e) {
  { r.set_value() } noexcept -> std::same_as<void>;
  { r.set_error(e) } noexcept -> std::same_as<void>;
  { r.set_stopped() } noexcept -> std::same_as<void>;
  {
    r.template try_query<exs::inplace_stop_token>(exs::get_stop_token)
  } noexcept -> std::same_as<std::optional<exs::inplace_stop_token>>;
};

static_assert(completes<backends::receiver_proxy>);
static_assert(completes<backends::bulk_item_receiver_proxy>);

template<class Proxy>
concept executes = requires(Proxy& r, std::size_t i) {
  { r.execute(i, i) } noexcept -> std::same_as<void>;
};

static_assert(executes<backends::bulk_item_receiver_proxy>);
static_assert(!executes<backends::receiver_proxy>);
