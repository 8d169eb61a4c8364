// What a program may have of everything.

#include "execution.h"

#include <exception>
#include <string>
#include <tuple>

int main() {
  ex::run_loop loop;
  auto sch = loop.get_scheduler();
  auto parse = ex::just(std::string("17")) | ex::then([](std::string text) { return std::stoi(text); });
  auto both = ex::when_all(parse, ex::just(25.0)) | ex::then([](int i, double d) { return i + static_cast<int>(d); });
  auto moved = ex::starts_on(sch, both) | ex::continues_on(sch) |
               ex::let_value([](auto&& i) { return ex::just(i, i + 1); }) |
               ex::let_error([](auto&&) { return ex::just(0, 0); }) | ex::upon_stopped([] { return std::tuple(0, 0); });
  auto everything = ex::read_env(ex::get_scheduler) | ex::let_value([=](auto&& here) {
    return ex::on(here, ex::just(1)) | ex::then([](int i) { return i; });
  });
  auto variant = ex::into_variant(ex::stopped_as_optional(everything));
  loop.finish();
  loop.run();
  static_cast<void>(moved);
  return ext::sync_wait(variant).has_value() ? 0 : 1;
}
