// [exec.sched]/1
//
// The attributes of a schedule sender must name a value completion scheduler, and its type must be that of the
// scheduler.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

template<class Attributes>
struct sender_with {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>();
  }

  Attributes get_env() const noexcept;
  operation connect(auto) const;
};

template<class Tag, class Result>
struct names {
  Result query(ex::get_completion_scheduler_t<Tag>) const noexcept;
};

template<template<class> class Attributes>
struct scheduler_with {
  using scheduler_concept = tag::scheduler;
  sender_with<Attributes<scheduler_with>> schedule() const noexcept;
  bool operator==(const scheduler_with&) const = default;
};

// By value or by reference.
template<class Sch>
using names_itself = names<ex::set_value_t, Sch>;
static_assert(ex::scheduler<scheduler_with<names_itself>>);
static_assert(ex::scheduler<scheduler_with<names_itself>&>);
static_assert(ex::scheduler<const scheduler_with<names_itself>&>);

template<class Sch>
using names_const = names<ex::set_value_t, const Sch>;
static_assert(ex::scheduler<scheduler_with<names_const>>);

template<class Sch>
using names_reference = names<ex::set_value_t, const Sch&>;
static_assert(ex::scheduler<scheduler_with<names_reference>>);

// None, or not for values.
template<class Sch>
using no_attributes = ex::env<>;
static_assert(!ex::scheduler<scheduler_with<no_attributes>>);
static_assert(!ex::scheduler<const scheduler_with<no_attributes>&>);

template<class Sch>
using names_for_stopped = names<ex::set_stopped_t, Sch>;
static_assert(!ex::scheduler<scheduler_with<names_for_stopped>>);

template<class Sch>
using names_for_error = names<ex::set_error_t, Sch>;
static_assert(!ex::scheduler<scheduler_with<names_for_error>>);

// Another scheduler.
template<class Sch>
using names_other = names<ex::set_value_t, scheduler_with<names_itself>>;
static_assert(!ex::scheduler<scheduler_with<names_other>>);

template<class Sch>
struct names_itself_if_mutable {
  Sch query(ex::get_completion_scheduler_t<ex::set_value_t>) noexcept;
};
static_assert(!ex::scheduler<scheduler_with<names_itself_if_mutable>>);
