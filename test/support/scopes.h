// Async scopes of the tests' own, and associations with any scope.
//
// The editions disagree about who ends an association: in `cd` the token does, when it is told to; in `c++26` the
// object does that owns it. What is here hides that from the tests that are not about it.

#ifndef SUPPORT_SCOPES_H
#define SUPPORT_SCOPES_H

#include "execution.h"

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>

// An association with the scope of a token, if it could be made: it ends when it is told to, or with this object.
template<class Token>
class association {
public:
  association() = default;
  association(association&&) = delete;
  ~association() { end(); }

  explicit association(const Token& token) { begin(token); }

  explicit operator bool() const noexcept { return held.has_value(); }

#if CONFORM_EDITION < 2026
  void begin(const Token& token) {
    assert(!held);
    if (token.try_associate())
      held.emplace(token);
  }

  void end() noexcept {
    if (held)
      std::exchange(held, std::nullopt)->disassociate();
  }

private:
  std::optional<Token> held;
#else
  void begin(const Token& token) {
    assert(!held);
    if (auto made = token.try_associate())
      held.emplace(std::move(made));
  }

  // The association may be the last one, and what comes of its end may destroy this object.
  void end() noexcept { auto ended = std::exchange(held, std::nullopt); }

private:
  std::optional<decltype(std::declval<const Token&>().try_associate())> held;
#endif
};

// A scope that counts its associations, and refuses them when it is told to. What happens is written into a journal,
// a character for each event.
class ledger_scope {
  friend struct ledger_token;

public:
  int tries = 0; // calls of try_associate
  int open = 0;  // associations that there are
  int wraps = 0; // calls of wrap
  bool refuses = false;
  bool throws = false;
  std::string* journal = nullptr;

  ledger_scope() = default;
  explicit ledger_scope(std::string& journal) : journal(&journal) {}
  ledger_scope(ledger_scope&&) = delete;
  ~ledger_scope() { assert(open == 0); }

  void note(char event) {
    if (journal != nullptr)
      *journal += event;
  }

private:
  bool try_associate() {
    ++tries;
    if (throws)
      throw 1;
    if (refuses)
      return false;
    ++open;
    note('+');
    return true;
  }

  void disassociate() noexcept {
    assert(open > 0);
    --open;
    note('-');
  }

#if CONFORM_EDITION >= 2026
  class owner {
  public:
    owner() = default;
    explicit owner(ledger_scope* scope) noexcept : scope(scope) {}
    owner(owner&& other) noexcept : scope(std::exchange(other.scope, nullptr)) {}
    owner& operator=(owner other) noexcept {
      std::swap(scope, other.scope);
      return *this;
    }
    ~owner() {
      if (scope != nullptr)
        scope->disassociate();
    }

    explicit operator bool() const noexcept { return scope != nullptr; }
    owner try_associate() const { return owner(scope != nullptr && scope->try_associate() ? scope : nullptr); }

  private:
    ledger_scope* scope = nullptr;
  };
#endif
};

// A token of a ledger_scope that leaves the senders as they are.
struct ledger_token {
  ledger_scope* scope;

  explicit ledger_token(ledger_scope& scope) : scope(&scope) {}

#if CONFORM_EDITION < 2026
  bool try_associate() const { return scope->try_associate(); }
  void disassociate() const noexcept { scope->disassociate(); }
#else
  ledger_scope::owner try_associate() const { return ledger_scope::owner(scope->try_associate() ? scope : nullptr); }
#endif

  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&& sndr) const noexcept {
    ++scope->wraps;
    return std::forward<Sndr>(sndr);
  }
};

// A token of a ledger_scope whose function makes another sender of each.
template<class Fn>
struct wrapping_token : ledger_token {
  std::shared_ptr<const Fn> fn; // a function need not be assignable, and a token must be

  wrapping_token(ledger_scope& scope, Fn fn) : ledger_token(scope), fn(std::make_shared<const Fn>(std::move(fn))) {}

  template<ex::sender Sndr>
  auto wrap(Sndr&& sndr) const {
    ++scope->wraps;
    scope->note('w');
    return (*fn)(std::forward<Sndr>(sndr));
  }
};

#endif
