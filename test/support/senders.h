// Senders that complete as a test wants them to: inside start, or when the test says so.

#ifndef SUPPORT_SENDERS_H
#define SUPPORT_SENDERS_H

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

// A sender with the completion signatures Sigs. Its operations complete inside start by Tag with copies of the datums.
template<class Signatures, class Tag, class... Ts>
struct inline_sender {
  using sender_concept = tag::sender;

  std::tuple<Ts...> datums;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return Signatures();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    std::tuple<Ts...> datums;

    constexpr void start() & noexcept {
      std::apply([this](Ts&... ts) { Tag()(std::move(rcvr), static_cast<Ts&&>(ts)...); }, datums);
    }
  };

  template<class Rcvr>
  constexpr auto connect(Rcvr rcvr) const& -> operation<Rcvr> {
    return {std::move(rcvr), datums};
  }

  template<class Rcvr>
  constexpr auto connect(Rcvr rcvr) && -> operation<Rcvr> {
    return {std::move(rcvr), std::move(datums)};
  }
};

// sends<ex::completion_signatures<…>>(ex::set_error, 7): declares all the signatures, completes with one of them.
template<class Signatures, class Tag, class... Ts>
constexpr auto sends(Tag, Ts... ts) {
  return inline_sender<Signatures, Tag, Ts...>{{std::move(ts)...}};
}

// A sender to derive from: it sends Value.
template<int Value>
struct sends_int {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  constexpr auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(Value), std::move(rcvr));
  }
};

namespace deferral {
  template<class... Sigs>
  struct completions;

  // One virtual function for each signature, so that the test can complete an operation whose receiver it cannot name.
  template<class Tag, class... Ts, class... Sigs>
  struct completions<Tag(Ts...), Sigs...> : completions<Sigs...> {
    using completions<Sigs...>::complete;
    constexpr virtual void complete(Tag, Ts... ts) noexcept = 0;
  };

  template<>
  struct completions<> {
    constexpr virtual ~completions() = default;
    void complete() = delete;
  };

  template<class Rcvr, class Base, class... Sigs>
  struct implementation;

  template<class Rcvr, class Base, class Tag, class... Ts, class... Sigs>
  struct implementation<Rcvr, Base, Tag(Ts...), Sigs...> : implementation<Rcvr, Base, Sigs...> {
    using implementation<Rcvr, Base, Sigs...>::implementation;
    constexpr void complete(Tag, Ts... ts) noexcept override { Tag()(std::move(this->rcvr), std::forward<Ts>(ts)...); }
  };

  template<class Rcvr, class Base>
  struct implementation<Rcvr, Base> : Base {
    constexpr explicit implementation(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    Rcvr rcvr;
  };
} // namespace deferral

// A source of senders with the completion signatures Sigs, whose operations wait for the test to complete them.
// One operation at a time.
template<class... Sigs>
class deferred {
  using completions = deferral::completions<Sigs...>;

  completions* waiting = nullptr;

  template<class Rcvr>
  struct operation : deferral::implementation<Rcvr, completions, Sigs...> {
    using operation_state_concept = tag::operation_state;

    deferred* source;

    constexpr operation(deferred* source, Rcvr rcvr)
      : deferral::implementation<Rcvr, completions, Sigs...>(std::move(rcvr))
      , source(source) {}
    operation(operation&&) = delete;

    constexpr void start() & noexcept {
      assert(source->waiting == nullptr);
      source->waiting = this;
    }
  };

public:
  struct sender_type {
    using sender_concept = tag::sender;

    deferred* source;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<Sigs...>();
    }

    template<class Rcvr>
    constexpr auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(source, std::move(rcvr));
    }
  };

  deferred() = default;
  deferred(deferred&&) = delete;

  constexpr sender_type sender() noexcept { return {this}; }
  constexpr bool started() const noexcept { return waiting != nullptr; }

  // The operation may be gone when this returns: its completion may have destroyed it.
  template<class Tag, class... Ts>
  constexpr void complete(Tag tag, Ts&&... ts) noexcept {
    assert(started());
    std::exchange(waiting, nullptr)->complete(tag, std::forward<Ts>(ts)...);
  }
};

// A sender that can be moved but not copied, and connected only as an rvalue.
template<class Sndr>
struct move_only_sender {
  using sender_concept = tag::sender;

  Sndr base;

  constexpr explicit move_only_sender(Sndr sndr) : base(std::move(sndr)) {}
  move_only_sender(move_only_sender&&) = default;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::get_completion_signatures<Sndr, Env...>();
  }

  template<class Rcvr>
  constexpr auto connect(Rcvr rcvr) && {
    return ex::connect(std::move(base), std::move(rcvr));
  }
};

#endif
