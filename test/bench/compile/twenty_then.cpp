// A chain of twenty adaptors, each with a function of its own.

#include "execution.h"

int main() {
  auto [value] =
    *ext::sync_wait(ex::just(0) | ex::then([](int i) { return i + 1; }) | ex::then([](int i) { return i + 2; }) |
                    ex::then([](int i) { return i + 3; }) | ex::then([](int i) { return i + 4; }) |
                    ex::then([](int i) { return i + 5; }) | ex::then([](int i) { return i + 6; }) |
                    ex::then([](int i) { return i + 7; }) | ex::then([](int i) { return i + 8; }) |
                    ex::then([](int i) { return i + 9; }) | ex::then([](int i) { return i + 10; }) |
                    ex::then([](int i) { return i + 11; }) | ex::then([](int i) { return i + 12; }) |
                    ex::then([](int i) { return i + 13; }) | ex::then([](int i) { return i + 14; }) |
                    ex::then([](int i) { return i + 15; }) | ex::then([](int i) { return i + 16; }) |
                    ex::then([](int i) { return i + 17; }) | ex::then([](int i) { return i + 18; }) |
                    ex::then([](int i) { return i + 19; }) | ex::then([](int i) { return i + 20; }));
  return value;
}
