// [execution.syn]/u1
//
// The header has the names of the synopsis, each of its kind: query objects, customization point objects and algorithms
// are constants of the type that is named after them. Tasks, scopes with what spawns into them, and the parallel
// scheduler are not looked at here, nor are execution policies.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "signatures.h"

#include <concepts>
#include <exception>
#include <type_traits>
#include <utility>

// An object of the synopsis: a constant of a class type, which can be default-constructed and copied.
template<class Object, class Type>
concept constant_of = std::same_as<Object, const Type> && std::is_class_v<Type> && std::semiregular<Type>;

// An object of a type that has no name.
template<class Object>
concept constant = constant_of<Object, std::remove_const_t<Object>>;

// Queries
static_assert(constant_of<decltype(exs::forwarding_query), exs::forwarding_query_t>);
static_assert(constant_of<decltype(exs::get_allocator), exs::get_allocator_t>);
static_assert(constant_of<decltype(exs::get_stop_token), exs::get_stop_token_t>);
static_assert(std::same_as<exs::stop_token_of_t<ex::env<>>, exs::never_stop_token>);
static_assert(constant_of<decltype(ex::get_domain), ex::get_domain_t>);
static_assert(constant_of<decltype(ex::get_scheduler), ex::get_scheduler_t>);
static_assert(constant_of<decltype(ex::get_delegation_scheduler), ex::get_delegation_scheduler_t>);
static_assert(std::is_scoped_enum_v<ex::forward_progress_guarantee>);
static_assert(constant_of<decltype(ex::get_forward_progress_guarantee), ex::get_forward_progress_guarantee_t>);
static_assert(constant_of<decltype(ex::get_completion_scheduler<ex::set_value_t>),
  ex::get_completion_scheduler_t<ex::set_value_t>>);
static_assert(constant_of<decltype(ex::get_await_completion_adaptor), ex::get_await_completion_adaptor_t>);
static_assert(constant_of<decltype(ex::get_env), ex::get_env_t>);
static_assert(std::same_as<ex::env_of_t<int>, ex::env<>>);

// Domains
static_assert(std::is_class_v<ex::default_domain>);

// Schedulers
static_assert(std::is_empty_v<ex::scheduler_t> && std::is_aggregate_v<ex::scheduler_t>);
static_assert(ex::scheduler<ex::inline_scheduler>);

// Receivers
using receiver = decltype(any_receiver(std::declval<record&>()));
static_assert(std::is_empty_v<ex::receiver_t> && std::is_aggregate_v<ex::receiver_t>);
static_assert(ex::receiver<receiver>);
static_assert(ex::receiver_of<receiver, ex::completion_signatures<ex::set_value_t(int)>>);
static_assert(constant_of<decltype(ex::set_value), ex::set_value_t>);
static_assert(constant_of<decltype(ex::set_error), ex::set_error_t>);
static_assert(constant_of<decltype(ex::set_stopped), ex::set_stopped_t>);

// Senders
using sender = decltype(ex::just(1));
static_assert(std::is_empty_v<ex::sender_t> && std::is_aggregate_v<ex::sender_t>);
static_assert(ex::enable_sender<sender>);
static_assert(ex::sender<sender>);
static_assert(ex::sender_in<sender> && ex::sender_in<sender, ex::env<>>);
static_assert(!ex::dependent_sender<sender>);
static_assert(ex::sender_to<sender, receiver>);

template<class...>
struct list;
template<class T>
concept list_of_int = std::same_as<T, list<list<int>>> || std::same_as<T, list<list<int&&>>>;
static_assert(list_of_int<ex::value_types_of_t<sender, ex::env<>, list, list>>);
static_assert(std::same_as<ex::value_types_of_t<sender>, ex::value_types_of_t<sender, ex::env<>>>);
static_assert(std::same_as<ex::error_types_of_t<sender, ex::env<>, list>, list<>>);
static_assert(std::same_as<ex::error_types_of_t<sender>, ex::error_types_of_t<sender, ex::env<>>>);
static_assert(!ex::sends_stopped<sender> && !ex::sends_stopped<sender, ex::env<>>);
static_assert(std::same_as<ex::tag_of_t<sender>, ex::just_t>);
static_assert(ex::sender<decltype(ex::transform_sender(ex::default_domain(), ex::just(1)))>);
static_assert(ex::sender<decltype(ex::transform_sender(ex::default_domain(), ex::just(1), ex::env<>()))>);
static_assert(std::destructible<decltype(ex::transform_env(ex::default_domain(), ex::just(1), ex::env<>()))>);
static_assert(requires { ex::apply_sender(ex::default_domain(), ext::sync_wait, ex::just(1)); });
static_assert(
  same_signatures<decltype(ex::get_completion_signatures<sender>()), ex::completion_signatures<ex::set_value_t(int)>>);
static_assert(
  same_signatures<ex::completion_signatures_of_t<sender, ex::env<>>, ex::completion_signatures<ex::set_value_t(int)>>);
static_assert(std::derived_from<ex::dependent_sender_error, std::exception>);

// Operation states
static_assert(std::is_empty_v<ex::operation_state_t> && std::is_aggregate_v<ex::operation_state_t>);
static_assert(constant_of<decltype(ex::connect), ex::connect_t>);
static_assert(ex::operation_state<ex::connect_result_t<sender, receiver>>);
static_assert(constant_of<decltype(ex::start), ex::start_t>);

// Factories
static_assert(constant_of<decltype(ex::just), ex::just_t>);
static_assert(constant_of<decltype(ex::just_error), ex::just_error_t>);
static_assert(constant_of<decltype(ex::just_stopped), ex::just_stopped_t>);
static_assert(constant_of<decltype(ex::schedule), ex::schedule_t>);
static_assert(constant<decltype(ex::read_env)>);
static_assert(ex::sender<ex::schedule_result_t<ex::inline_scheduler>>);

// Adaptors
struct closure : ex::sender_adaptor_closure<closure> {};
static_assert(std::is_empty_v<ex::sender_adaptor_closure<closure>>);
static_assert(constant<decltype(ex::write_env)>);
static_assert(constant<decltype(ex::unstoppable)>);
static_assert(constant_of<decltype(ex::starts_on), ex::starts_on_t>);
static_assert(constant_of<decltype(ex::continues_on), ex::continues_on_t>);
static_assert(constant_of<decltype(ex::on), ex::on_t>);
static_assert(constant_of<decltype(ex::schedule_from), ex::schedule_from_t>);
static_assert(constant_of<decltype(ex::then), ex::then_t>);
static_assert(constant_of<decltype(ex::upon_error), ex::upon_error_t>);
static_assert(constant_of<decltype(ex::upon_stopped), ex::upon_stopped_t>);
static_assert(constant_of<decltype(ex::let_value), ex::let_value_t>);
static_assert(constant_of<decltype(ex::let_error), ex::let_error_t>);
static_assert(constant_of<decltype(ex::let_stopped), ex::let_stopped_t>);
static_assert(constant_of<decltype(ex::bulk), ex::bulk_t>);
static_assert(constant_of<decltype(ex::bulk_chunked), ex::bulk_chunked_t>);
static_assert(constant_of<decltype(ex::bulk_unchunked), ex::bulk_unchunked_t>);
static_assert(constant_of<decltype(ex::when_all), ex::when_all_t>);
static_assert(constant_of<decltype(ex::when_all_with_variant), ex::when_all_with_variant_t>);
static_assert(constant_of<decltype(ex::into_variant), ex::into_variant_t>);
static_assert(constant_of<decltype(ex::stopped_as_optional), ex::stopped_as_optional_t>);
static_assert(constant_of<decltype(ex::stopped_as_error), ex::stopped_as_error_t>);
static_assert(constant_of<decltype(ex::affine_on), ex::affine_on_t>);

// Consumers
static_assert(constant_of<decltype(ext::sync_wait), ext::sync_wait_t>);
static_assert(constant_of<decltype(ext::sync_wait_with_variant), ext::sync_wait_with_variant_t>);

// Environments, contexts, coroutines
static_assert(std::is_class_v<ex::prop<exs::get_allocator_t, int>>);
static_assert(std::is_class_v<ex::env<>> && std::is_class_v<ex::env<ex::env<>, ex::env<>>>);
static_assert(std::is_class_v<ex::run_loop>);
static_assert(std::is_class_v<ex::inline_scheduler>);
static_assert(constant_of<decltype(ex::as_awaitable), ex::as_awaitable_t>);
struct promise;
static_assert(std::is_class_v<ex::with_awaitable_senders<promise>>);
