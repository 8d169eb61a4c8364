// Operations that are destroyed by their own completion.

#ifndef SUPPORT_DESTRUCTION_H
#define SUPPORT_DESTRUCTION_H

#include "execution.h"

#include <cassert>
#include <set>
#include <utility>

// Knows which of its objects are alive; no other one may be used.
class tracked {
  inline static std::set<const tracked*> alive;

public:
  tracked() { alive.insert(this); }
  tracked(const tracked& other) noexcept {
    other.use();
    alive.insert(this);
  }
  ~tracked() {
    use();
    alive.erase(this);
  }

  void use() const { assert(alive.contains(this) && "an object is used after it was destroyed"); }
};

// Where an operation is that was started there, and how to destroy it.
class place {
  void* operation = nullptr;
  void (*destructor)(void*) = nullptr;
  int completed = 0;

public:
  bool pending() const noexcept { return completed == 0; }

  // For the receiver, which goes with the operation.
  void destroy() noexcept {
    ++completed;
    assert(completed == 1);
    destructor(operation);
  }

  template<class Sndr, class Rcvr>
  void start(Sndr&& sndr, Rcvr rcvr) {
    using operation_type = decltype(ex::connect(std::forward<Sndr>(sndr), std::move(rcvr)));
    auto* const op = new operation_type(ex::connect(std::forward<Sndr>(sndr), std::move(rcvr)));
    operation = op;
    destructor = [](void* op) { delete static_cast<operation_type*>(op); };
    ex::start(*op);
  }
};

#endif
