// [exec.into.variant]/6
//
// The datums are put into a tuple, and that into the variant: an exception of that move, too, becomes the error
// completion, even if the datums could be copied without one. (If they are put there without a move, there is none.)

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "signatures.h"

#include <cassert>
#include <exception>
#include <tuple>
#include <utility>
#include <variant>

struct copied_more_safely {
  bool throws = false;

  copied_more_safely() = default;
  explicit copied_more_safely(bool throws) : throws(throws) {}
  copied_more_safely(const copied_more_safely&) noexcept = default;
  copied_more_safely(copied_more_safely&& other) noexcept(false) : throws(other.throws) {
    if (throws)
      throw 7;
  }
};

using source_type = deferred<ex::set_value_t(const copied_more_safely&)>;
using variant = std::variant<std::tuple<copied_more_safely>>;

constexpr bool announces_exception =
  completes_with<decltype(ex::into_variant(std::declval<source_type::sender_type>())), ex::set_value_t(variant),
    ex::set_error_t(std::exception_ptr)>;

int main(int, char**) {
  source_type source;
  {
    bool caught = false;
    record told;
    auto op =
      ex::connect(ex::into_variant(source.sender()), error_receiver(told, [&](std::exception_ptr error) noexcept {
        try {
          std::rethrow_exception(error);
        } catch (int i) {
          caught = i == 7;
        }
      }));
    ex::start(op);
    source.complete(ex::set_value, copied_more_safely(true));
    assert(told.error() ? caught && announces_exception : told.value());
  }
  { // there is none
    record told;
    auto op = ex::connect(ex::into_variant(source.sender()), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_value, copied_more_safely());
    assert(told.value());
  }
  return 0;
}
