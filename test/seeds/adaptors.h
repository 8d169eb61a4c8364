// Every adaptor of the library, for what holds of all of them.

#ifndef SEEDS_ADAPTORS_H
#define SEEDS_ADAPTORS_H

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <utility>

// A source of senders whose operations complete with the value 1, with the error 1, or stopped: inside start, if the
// test said so before, or when it says so. It is one type of sender for all that, for the compiler's sake.
class scripted {
  struct waiting_operation {
    virtual void complete(channel how) noexcept = 0;
  };

  template<class Rcvr>
  struct operation final : waiting_operation {
    using operation_state_concept = tag::operation_state;

    scripted* source;
    Rcvr rcvr;

    operation(scripted* source, Rcvr rcvr) : source(source), rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      if (source->at_once != channel::none)
        complete(source->at_once);
      else
        source->waiting = this;
    }

    void complete(channel how) noexcept override {
      if (how == channel::value)
        ex::set_value(std::move(rcvr), 1);
      else if (how == channel::error)
        ex::set_error(std::move(rcvr), 1);
      else
        ex::set_stopped(std::move(rcvr));
    }
  };

  waiting_operation* waiting = nullptr;
  channel at_once;

public:
  struct sender_type {
    using sender_concept = tag::sender;

    scripted* source;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>();
    }

    template<class Rcvr>
    operation<Rcvr> connect(Rcvr rcvr) const {
      return {source, std::move(rcvr)};
    }
  };

  explicit scripted(channel at_once = channel::none) : at_once(at_once) {}
  scripted(scripted&&) = delete;

  sender_type sender() noexcept { return {this}; }
  bool started() const noexcept { return waiting != nullptr; }

  // The operation may be gone when this returns: its completion may have destroyed it.
  void complete(channel how) noexcept { std::exchange(waiting, nullptr)->complete(how); }
};

inline constexpr channel every_channel[] = {channel::value, channel::error, channel::stopped};

// The environment that some of the adaptors need.
inline auto adaptor_env() {
  return started_on(ex::inline_scheduler());
}

// Calls test with each adaptor: a function from one of these senders to a sender whose operations complete when those
// of the first one do.
template<class Test>
void for_each_adaptor(Test test) {
  auto pass = [](int i) { return i; };
  auto handle = [](auto&&...) { return 0; };
  auto handle_by_sender = [](auto&&...) { return ex::just(0); };

  test([](auto sndr) { return sndr; });
  test([=](auto sndr) { return std::move(sndr) | ex::then(pass); });
  test([=](auto sndr) { return std::move(sndr) | ex::upon_error(handle); });
  test([=](auto sndr) { return std::move(sndr) | ex::upon_stopped(handle); });
  test([=](auto sndr) { return std::move(sndr) | ex::let_value(handle_by_sender); });
  test([=](auto sndr) { return std::move(sndr) | ex::let_error(handle_by_sender); });
  test([=](auto sndr) { return std::move(sndr) | ex::let_stopped(handle_by_sender); });
  test([=](auto sndr) { return std::move(sndr) | ex::bulk(ex::seq, 2, [](auto&&...) {}); });
  test([=](auto sndr) { return std::move(sndr) | ex::bulk_chunked(ex::seq, 2, [](auto&&...) {}); });
  test([=](auto sndr) { return std::move(sndr) | ex::bulk_unchunked(ex::seq, 2, [](auto&&...) {}); });
  test([=](auto sndr) { return ex::when_all(std::move(sndr)); });
  test([=](auto sndr) { return ex::when_all(ex::just(1), std::move(sndr), ex::just()); });
  test([=](auto sndr) { return ex::when_all_with_variant(std::move(sndr), ex::just(1)); });
  test([=](auto sndr) { return ex::into_variant(std::move(sndr)); });
  test([=](auto sndr) { return ex::stopped_as_optional(std::move(sndr)); });
  test([=](auto sndr) { return ex::stopped_as_error(std::move(sndr), 7); });
  test([=](auto sndr) { return ex::write_env(std::move(sndr), ex::env<>()); });
  test([=](auto sndr) { return ex::unstoppable(std::move(sndr)); });
  test([=](auto sndr) { return std::move(sndr) | ex::continues_on(ex::inline_scheduler()); });
  test([=](auto sndr) { return ex::starts_on(ex::inline_scheduler(), std::move(sndr)); });
  test([=](auto sndr) { return ex::on(ex::inline_scheduler(), std::move(sndr)); });

  // All the way down.
  test([=](auto sndr) {
    return ex::when_all(ex::stopped_as_optional(std::move(sndr) | ex::then(pass) | ex::let_value(handle_by_sender) |
                                                ex::continues_on(ex::inline_scheduler()) |
                                                ex::bulk(ex::seq, 1, [](auto&&...) {}) | ex::upon_error(handle)));
  });
}

#endif
