// seed: P2006R1 L32
//
// It is the caller who decides where an operation lives: on the stack, in a member, in an optional or a variant, in
// memory of its own or in raw bytes. The operation need not be movable for that, and its result is the same.

#include "adaptors.h"
#include "completions.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <type_traits>
#include <variant>

// Each is given a function that connects, and one that runs the operation.

struct on_stack {
  template<class Connect, class Run>
  static void test(Connect connect, Run run) {
    auto op = connect();
    run(op);
  }
};

struct in_member {
  template<class Connect, class Run>
  static void test(Connect connect, Run run) {
    struct parent {
      int before = 0;
      std::invoke_result_t<Connect> op;
      int after = 0;
    } whole{1, connect(), 2};
    run(whole.op);
    assert(whole.before == 1 && whole.after == 2);
  }
};

struct in_optional {
  template<class Connect, class Run>
  static void test(Connect connect, Run run) {
    std::optional<std::invoke_result_t<Connect>> op;
    op.emplace(elide{connect});
    run(*op);
    op.reset();
    assert(!op);
  }
};

struct in_variant {
  template<class Connect, class Run>
  static void test(Connect connect, Run run) {
    std::variant<std::monostate, std::invoke_result_t<Connect>> op;
    run(op.template emplace<1>(elide{connect}));
    op.template emplace<0>();
  }
};

struct on_heap {
  template<class Connect, class Run>
  static void test(Connect connect, Run run) {
    std::unique_ptr<std::invoke_result_t<Connect>> op(new auto(connect()));
    run(*op);
  }
};

struct in_bytes {
  template<class Connect, class Run>
  static void test(Connect connect, Run run) {
    using operation = std::invoke_result_t<Connect>;
    alignas(operation) std::byte bytes[sizeof(operation)];
    auto* const op = ::new (static_cast<void*>(bytes)) operation(connect());
    run(*op);
    std::destroy_at(op);
  }
};

template<class Place, class Adapt>
void test(Adapt adapt, channel how, channel expected) {
  scripted source;
  record told;
  Place::test([&] { return ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env())); },
    [&](auto& op) {
      ex::start(op);
      source.complete(how);
    });
  assert(expected == (told.value() ? channel::value : told.error() ? channel::error : channel::stopped));
}

template<class Adapt>
void test(Adapt adapt, channel value, channel error, channel stopped) {
  auto all_channels = [&]<class Place>(Place) {
    test<Place>(adapt, channel::value, value);
    test<Place>(adapt, channel::error, error);
    test<Place>(adapt, channel::stopped, stopped);
  };
  all_channels(on_stack());
  all_channels(in_member());
  all_channels(in_optional());
  all_channels(in_variant());
  all_channels(on_heap());
  all_channels(in_bytes());
}

int main(int, char**) {
  using enum channel;
  auto handle_by_sender = [](auto&&...) { return ex::just(0); };

  test([](auto sndr) { return sndr; }, value, error, stopped);
  test([](auto sndr) { return sndr | ex::then([](int i) { return i; }); }, value, error, stopped);
  test([=](auto sndr) { return sndr | ex::let_value(handle_by_sender); }, value, error, stopped);
  test([=](auto sndr) { return sndr | ex::let_error(handle_by_sender); }, value, value, stopped);
  test([=](auto sndr) { return ex::stopped_as_optional(sndr | ex::continues_on(ex::inline_scheduler())); }, value,
    error, value);
  test([=](auto sndr) { return ex::when_all(ex::just(1), ex::starts_on(ex::inline_scheduler(), sndr)); }, value, error,
    stopped);
  return 0;
}
