// [exec.snd.expos]/14.2.5
//
// When a sender is connected for which nothing names a domain, it is the default one that decides, and that asks the
// sender's tag.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>

struct replacing_tag {
  template<class Sndr, class Env>
  auto transform_sender(Sndr&&, const Env&) const {
    return ex::just(1);
  }
};

struct tagged {
  using sender_concept = tag::sender;

  replacing_tag tag;
  int data = 0;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }
};

int main(int, char**) {
  record told;
  int number = 0;
  run(tagged(), value_receiver(told, [&](int i) { number = i; }));
  assert(told.value() && number == 1);
  return 0;
}
