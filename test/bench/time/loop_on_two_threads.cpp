// A plain loop over ten million indices, half of it on another thread.

#include "../ten_million.h"

#include <functional>
#include <thread>

int main() {
  return time_loop([](ten_million_values& work) {
    std::thread other(std::ref(work), 0, ten_million / 2);
    work(ten_million / 2, ten_million);
    other.join();
  });
}
