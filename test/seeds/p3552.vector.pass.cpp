// seed: P3552R1 L565
//
// Tasks can be kept in a container, and taken from there to be run.

#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <utility>
#include <vector>

task<> add(int& sum, int i) {
  sum += i;
  co_return;
}

int main(int, char**) {
  int sum = 0;
  std::vector<task<>> tasks;
  tasks.emplace_back(add(sum, 1));
  tasks.push_back(add(sum, 2));
  for (int i = 3; i != 11; ++i)
    tasks.push_back(add(sum, i));
  assert(sum == 0);
  for (task<>& each : tasks)
    assert(ext::sync_wait(std::move(each)).has_value());
  assert(sum == 55);
  return 0;
}
