// A plain loop over ten million indices.

#include "../ten_million.h"

int main() {
  return time_loop([](ten_million_values& work) { work(0, ten_million); });
}
