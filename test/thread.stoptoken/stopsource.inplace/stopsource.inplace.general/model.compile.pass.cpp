// [stopsource.inplace.general]/1, [stoptoken.concepts]/8
//
// inplace_stop_source has all that a stop source needs; no member function throws.

#include "execution.h"

#include <concepts>
#include <utility>

template<class Source>
concept has_what_a_source_needs = requires(Source& source, const Source constant) {
  { constant.get_token() } -> exs::stoppable_token;
  { constant.stop_possible() } noexcept -> std::same_as<bool>;
  { constant.stop_requested() } noexcept -> std::same_as<bool>;
  { source.request_stop() } -> std::same_as<bool>;
};

static_assert(has_what_a_source_needs<exs::inplace_stop_source>);
