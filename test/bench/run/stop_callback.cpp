// Registration and deregistration of a stop callback.

#include "../bench.h"

#include "execution.h"

struct callback {
  void operator()() const noexcept { sink = 1; }
};

int main(int argc, char** argv) {
  exs::inplace_stop_source source;
  return measure(
    argc, argv, [&](int) { exs::inplace_stop_callback<callback> registered(source.get_token(), callback()); });
}
