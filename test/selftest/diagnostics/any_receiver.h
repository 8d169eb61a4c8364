// A receiver with which nothing is wrong.

#ifndef SELFTEST_DIAGNOSTICS_ANY_RECEIVER_H
#define SELFTEST_DIAGNOSTICS_ANY_RECEIVER_H

#include <refstd/execution>

struct any_receiver {
  using receiver_concept = refstd::execution::receiver_t;

  void set_value(auto&&...) && noexcept {}
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

#endif
