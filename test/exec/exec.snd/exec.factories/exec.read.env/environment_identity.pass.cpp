// [exec.read.env]/3
//
// The query is asked of what the receiver gives as its environment, and not of a copy of that: it need not have any.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <exception>

// Answers with itself.
struct environment {
  bool throws = false;

  environment() = default;
  environment(const environment&) = delete;

  const environment& query(forwarding) const noexcept { return *this; }
  const environment& query(not_forwarding) const {
    if (throws)
      throw 7;
    return *this;
  }
};

struct receiver {
  using receiver_concept = tag::receiver;

  record* told;
  const environment* env;

  void set_value(const environment& answer) && noexcept {
    told->complete(channel::value);
    assert(&answer == env);
  }
  void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }

  const environment& get_env() const noexcept { return *env; }
};

template<class Query>
void test(Query query, const environment& env, bool fails) {
  record told;
  auto op = ex::connect(ex::read_env(query), receiver{&told, &env});
  ex::start(op);
  assert(fails ? told.error() : told.value());
}

int main(int, char**) {
  environment env;
  test(forwarding(), env, false);
  test(not_forwarding(), env, false);
  env.throws = true;
  test(not_forwarding(), env, true);
  return 0;
}
