// [exec.queryable.general]/2
//
// A query has the same answer whether the object is const or not, even if the object would distinguish.

#include "execution.h"
#include "queries.h"

#include <cassert>
#include <utility>

template<class Query, class Answer>
struct two_faced_env {
  Answer answer;
  Answer other;

  constexpr Answer query(Query) const noexcept { return answer; }
  constexpr Answer query(Query) noexcept { return other; }
};

template<class Query, class Answer>
void test(Query query, Answer answer, Answer other) {
  assert(answer != other);
  two_faced_env<Query, Answer> env{answer, other};
  assert(query(env) == answer);
  assert(query(std::as_const(env)) == answer);
  assert(query(std::move(env)) == answer);
}

int main(int, char**) {
  exs::inplace_stop_source source;
  exs::inplace_stop_source another;
  test(exs::get_stop_token, source.get_token(), another.get_token());
  test(ex::get_scheduler, numbered_scheduler{1}, numbered_scheduler{2});
  test(ex::get_delegation_scheduler, numbered_scheduler{1}, numbered_scheduler{2});
  return 0;
}
