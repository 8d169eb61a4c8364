// [stopsource.general]/2, [stoptoken.concepts]/8
//
// stop_source has all that a stop source needs, and is copyable, equality comparable and swappable.

#include "execution.h"

#include <concepts>

template<class Source>
concept has_what_a_source_needs = requires(Source& source, const Source constant) {
  { constant.get_token() } -> exs::stoppable_token;
  { constant.stop_possible() } noexcept -> std::same_as<bool>;
  { constant.stop_requested() } noexcept -> std::same_as<bool>;
  { source.request_stop() } -> std::same_as<bool>;
};

static_assert(has_what_a_source_needs<exs::stop_source>);
static_assert(std::copyable<exs::stop_source>);
static_assert(std::equality_comparable<exs::stop_source>);
static_assert(std::swappable<exs::stop_source>);
