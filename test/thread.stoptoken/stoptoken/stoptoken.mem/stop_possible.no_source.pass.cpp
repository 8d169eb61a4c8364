// [stoptoken.mem]/3.2, [stoptoken.concepts]/7.1
//
// No stop is possible any more once the last source of the stop state is gone and none of them has requested one.

#include "execution.h"

#include <cassert>
#include <optional>
#include <utility>

void assert_impossible(const exs::stop_token& token) {
  const exs::stop_token other(token);
  assert(!token.stop_possible());
  assert(!token.stop_requested());
  assert(!other.stop_possible());
  assert(!other.stop_requested());
}

int main(int, char**) {
  { // destroyed
    std::optional<exs::stop_source> source(std::in_place);
    const exs::stop_token token = source->get_token();
    source.reset();
    assert_impossible(token);
  }
  { // the last one of several
    std::optional<exs::stop_source> first(std::in_place);
    std::optional<exs::stop_source> second(*first);
    const exs::stop_token token = first->get_token();
    first.reset();
    assert(token.stop_possible());
    first = second;
    second.reset();
    assert(token.stop_possible());
    first.reset();
    assert_impossible(token);
  }
  { // assigned
    exs::stop_source source;
    const exs::stop_token token = source.get_token();
    exs::stop_source other;
    source = other;
    assert_impossible(token);
    assert(other.get_token().stop_possible());
    assert(source.get_token() == other.get_token());
  }
  { // moved: the new source counts, the old one no longer
    std::optional<exs::stop_source> source(std::in_place);
    const exs::stop_token token = source->get_token();
    std::optional<exs::stop_source> other(std::move(*source));
    assert(token.stop_possible());
    source.reset();
    assert(token.stop_possible());
    other.reset();
    assert_impossible(token);
  }
  { // assigned to itself
    std::optional<exs::stop_source> source(std::in_place);
    const exs::stop_token token = source->get_token();
    exs::stop_source& same = *source;
    *source = same;
    assert(token.stop_possible());
    source.reset();
    assert_impossible(token);
  }
  { // swapped
    std::optional<exs::stop_source> source(std::in_place);
    const exs::stop_token token = source->get_token();
    exs::stop_source other(exs::nostopstate);
    source->swap(other);
    source.reset();
    assert(token.stop_possible());
    const exs::stop_source replacement(exs::nostopstate);
    other = replacement;
    assert_impossible(token);
  }
  { // a callback is no source
    std::optional<exs::stop_source> source(std::in_place);
    const exs::stop_token token = source->get_token();
    const auto function = [] {};
    exs::stop_callback<decltype(function)> callback(token, function);
    source.reset();
    assert_impossible(token);
  }
  return 0;
}
