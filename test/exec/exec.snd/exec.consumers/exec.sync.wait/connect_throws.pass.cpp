// [exec.sync.wait]/9
//
// An exception that is thrown while the sender is connected leaves sync_wait; nothing is waited for then.

#include "execution.h"
#include "lived_senders.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  std::string journal;
  {
    lived_sender sndr(journal);
    sndr.throws_when_connected = true;
    assert(thrown_by([&] { static_cast<void>(ext::sync_wait(sndr)); }) == 2);
    assert(journal.find_first_of("!o") == std::string::npos);
    sndr.throws_when_connected = false;
    assert(thrown_by([&] { static_cast<void>(ext::sync_wait(sndr)); }) == 0);
    assert(journal.contains("!o"));
  }
  return 0;
}
