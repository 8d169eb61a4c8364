// Senders and operations that write into a journal when they are destroyed, and may throw.

#ifndef SUPPORT_LIVED_SENDERS_H
#define SUPPORT_LIVED_SENDERS_H

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <string>
#include <utility>

// Writes a character into the journal when it is destroyed, unless it was moved from.
class epitaph {
public:
  epitaph(std::string& journal, char event) noexcept : journal(&journal), event(event) {}
  epitaph(const epitaph&) = default;
  epitaph(epitaph&& other) noexcept : journal(std::exchange(other.journal, nullptr)), event(other.event) {}
  ~epitaph() {
    if (journal != nullptr)
      *journal += event;
  }

private:
  std::string* journal;
  char event;
};

// Completes by set_value() inside of start. In the journal: s when it is destroyed, o when an operation of it is, and !
// when that is started.
struct lived_sender {
  using sender_concept = tag::sender;

  std::string* journal;
  epitaph end;
  bool throws_when_copied = false;
  bool throws_when_connected = false;

  explicit lived_sender(std::string& journal) : journal(&journal), end(journal, 's') {}
  lived_sender(lived_sender&&) = default;
  lived_sender(const lived_sender& other)
    : journal(other.journal)
    , end(other.end)
    , throws_when_copied(other.throws_when_copied)
    , throws_when_connected(other.throws_when_connected) {
    if (throws_when_copied)
      throw 1;
  }

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    std::string* journal;
    epitaph end;

    operation(Rcvr rcvr, std::string& journal) : rcvr(std::move(rcvr)), journal(&journal), end(journal, 'o') {}
    operation(operation&&) = delete;

    void start() & noexcept {
      *journal += '!';
      ex::set_value(std::move(rcvr));
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    if (throws_when_connected)
      throw 2;
    return operation<Rcvr>(std::move(rcvr), *journal);
  }
};

// What fn throws, or 0.
template<class Fn>
int thrown_by(Fn fn) {
  try {
    fn();
    return 0;
  } catch (int thrown) {
    return thrown;
  }
}

#endif
