// [exec.get.compl.sched]/2
//
// get_completion_scheduler is a template of query objects, one for each completion tag: each asks the attributes as a
// const lvalue with itself, a const lvalue, too.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"

#include <concepts>

template<class Tag>
concept query_object =
  std::same_as<decltype(ex::get_completion_scheduler<Tag>), const ex::get_completion_scheduler_t<Tag>> &&
  std::semiregular<ex::get_completion_scheduler_t<Tag>> &&
  asks_const_lvalues<ex::get_completion_scheduler_t<Tag>, numbered_scheduler> &&
  asks_const_lvalues<ex::get_completion_scheduler_t<Tag>, ex::inline_scheduler>;

static_assert(query_object<ex::set_value_t>);
static_assert(query_object<ex::set_error_t>);
static_assert(query_object<ex::set_stopped_t>);
