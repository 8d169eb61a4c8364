// Operations that their own completion destroys: whoever touches one after that touches freed memory.

#ifndef SEEDS_SELF_DESTROYING_H
#define SEEDS_SELF_DESTROYING_H

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

class self_destroying_operation {
public:
  virtual ~self_destroying_operation() = default;
  virtual void start() noexcept = 0;
};

template<class After, class Env>
struct destroying_receiver {
  using receiver_concept = tag::receiver;

  self_destroying_operation* op;
  record* told;
  After after;
  Env environment;

  void finish(channel how) noexcept {
    After last = std::move(after); // what is left of the receiver once the operation is gone
    told->complete(how);
    delete op;
    last();
  }

  void set_value(auto&&...) && noexcept { finish(channel::value); }
  void set_error(auto&&) && noexcept { finish(channel::error); }
  void set_stopped() && noexcept { finish(channel::stopped); }

  const Env& get_env() const noexcept { return environment; }
};

// Connects sndr. The operation is destroyed by its completion, which then calls after; or by the caller if it was not
// started.
template<class Sndr, class After = accept_anything, class Env = ex::env<>>
self_destroying_operation* connect_self_destroying(Sndr&& sndr, record& told, After after = {}, Env env = {}) {
  using receiver = destroying_receiver<After, Env>;

  class node final : public self_destroying_operation {
  public:
    node(Sndr&& sndr, record& told, After after, Env env)
      : op(ex::connect(std::forward<Sndr>(sndr), receiver{this, &told, std::move(after), std::move(env)})) {}
    void start() noexcept override { ex::start(op); }

  private:
    ex::connect_result_t<Sndr, receiver> op;
  };
  return new node(std::forward<Sndr>(sndr), told, std::move(after), std::move(env));
}

#endif
