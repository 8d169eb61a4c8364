// seed: P2300R10 L2295
//
// A read that ended early may still be a success: it sends how it ended and how much there is, and both ways to go on
// are senders of the same values.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

using read_result = deferred<ex::set_value_t(std::error_code, std::size_t), ex::set_stopped_t()>;

// A socket whose read the test completes.
struct socket {
  read_result* result;
  std::span<std::byte>* into;

  auto read(std::span<std::byte> buffer) const {
    *into = buffer;
    return result->sender();
  }
};

auto receive(socket s) {
  return ex::just(std::array<std::byte, 16>{}) | ex::let_value([s](std::array<std::byte, 16>& buffer) {
    return s.read(std::span(buffer)) | ex::let_value([&buffer](std::error_code error, std::size_t bytes) {
      std::string text(reinterpret_cast<const char*>(buffer.data()), bytes);
      if (error)
        return ex::just("partly: " + text);
      else
        return ex::just("all: " + text);
    });
  });
}

void test(std::string_view bytes, std::error_code error, std::string_view expected) {
  read_result result;
  std::span<std::byte> into;
  record told;
  auto op =
    ex::connect(receive({&result, &into}), value_receiver(told, [&](std::string text) { assert(text == expected); }));
  assert(into.empty());
  ex::start(op);
  assert(into.size() == 16);
  for (std::size_t i = 0; i != bytes.size(); ++i)
    into[i] = std::byte(bytes[i]);
  result.complete(ex::set_value, error, bytes.size());
  assert(told.value());
}

int main(int, char**) {
  test("what there is", {}, "all: what there is");
  test("what", std::make_error_code(std::errc::connection_reset), "partly: what");
  test("", std::make_error_code(std::errc::connection_reset), "partly: ");

  { // cancelled: no success at all
    read_result result;
    std::span<std::byte> into;
    record told;
    auto op = ex::connect(receive({&result, &into}), any_receiver(told));
    ex::start(op);
    result.complete(ex::set_stopped);
    assert(told.stopped());
  }
  return 0;
}
