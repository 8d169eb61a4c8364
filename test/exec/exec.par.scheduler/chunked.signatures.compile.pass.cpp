// [exec.par.scheduler]/10.1.1
//
// A bulk_chunked can also fail with an exception and be stopped, as the backend says, even if its child cannot.
//
// EDITION: cd c++26

#include "bulk.h"
#include "signatures.h"

#include <exception>

static_assert(completes_in_with<bulk_of_int<chunked>, ex::env<>, ex::set_value_t(int),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
