// [task.class]/2.3
//
// The environment may name the stop source; else it is inplace_stop_source.
//
// EDITION: cd c++26

#include "execution.h"
#include "tasks.h"

#include <concepts>
#include <type_traits>

// As good as an inplace_stop_source.
class source {
  exs::inplace_stop_source base;

public:
  auto get_token() const noexcept { return base.get_token(); }
  static constexpr bool stop_possible() noexcept { return true; }
  bool stop_requested() const noexcept { return base.stop_requested(); }
  bool request_stop() noexcept { return base.request_stop(); }
};

struct with_source {
  using stop_source_type = source;
};

struct not_a_type {
  static constexpr int stop_source_type = 0;
};

static_assert(std::same_as<task<int, with_source>::stop_source_type, source>);
static_assert(std::same_as<task<int, with_source>::stop_token_type, exs::inplace_stop_token>);
static_assert(std::same_as<task<int, ex::env<>>::stop_source_type, exs::inplace_stop_source>);
static_assert(std::same_as<task<int, ex::env<>>::stop_token_type, exs::inplace_stop_token>);
static_assert(std::same_as<task<int, not_a_type>::stop_source_type, exs::inplace_stop_source>);
