// [execution.syn]/4
//
// The completion signatures of a sender are a specialization of completion_signatures: nothing else will do, not even
// what is derived from one.

#include "execution.h"
#include "tags.h"

template<class Signatures>
struct sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return Signatures();
  }
};

struct derived : ex::completion_signatures<ex::set_value_t()> {};

static_assert(ex::sender_in<sender<ex::completion_signatures<>>>);
static_assert(ex::sender_in<sender<ex::completion_signatures<ex::set_value_t()>>, ex::env<>>);
static_assert(ex::sender<sender<derived>> && !ex::sender_in<sender<derived>, ex::env<>>);
static_assert(ex::sender<sender<int>> && !ex::sender_in<sender<int>, ex::env<>>);
