// [exec.spawn], execution::spawn

#ifndef REFSTD_EXEC_SPAWN_HPP
#define REFSTD_EXEC_SPAWN_HPP

#include <refstd/exec.connect.hpp>
#include <refstd/exec.get.allocator.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.scope.concepts.hpp>
#include <refstd/exec.snd.expos.env.hpp>
#include <refstd/exec.write.env.hpp>

#include <memory>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct spawn_state_base {
    virtual void complete() noexcept = 0;

  protected:
    ~spawn_state_base() = default;
  };

  struct spawn_receiver {
    using receiver_concept = receiver_t;

    spawn_state_base* state;
    void set_value() && noexcept { state->complete(); }
    void set_stopped() && noexcept { state->complete(); }
  };

  // What spawn and spawn_future have in common: an object that alloc allocates and that keeps a copy of alloc.
  template<class State, class Alloc, class... Args>
  State* new_spawn_state(const Alloc& alloc, Args&&... args) {
    using traits = std::allocator_traits<Alloc>::template rebind_traits<State>;
    typename traits::allocator_type state_alloc(alloc);
    State* const state = traits::allocate(state_alloc, 1);
    try {
      traits::construct(state_alloc, state, state_alloc, std::forward<Args>(args)...);
    } catch (...) {
      traits::deallocate(state_alloc, state, 1);
      throw;
    }
    return state;
  }

  template<class Alloc, class State>
  void delete_spawn_state(Alloc alloc, State* state) noexcept {
    std::allocator_traits<Alloc>::destroy(alloc, state);
    std::allocator_traits<Alloc>::deallocate(alloc, state, 1);
  }

  template<class Alloc, scope_token Token, sender Sender>
  class spawn_state final : spawn_state_base {
    using alloc_t = std::allocator_traits<Alloc>::template rebind_alloc<spawn_state>;

  public:
    spawn_state(const alloc_t& alloc, Sender&& sndr, Token token)
      : alloc(alloc)
      , op(connect(std::move(sndr), spawn_receiver{this}))
      , token(std::move(token)) {}

    void run() {
      if (token.try_associate())
        execution::start(op);
      else
        destroy();
    }

    void destroy() noexcept { execution::delete_spawn_state(std::move(alloc), this); }

  private:
    void complete() noexcept override {
      const auto token = std::move(this->token);
      destroy();
      token.disassociate();
    }

    [[no_unique_address]] alloc_t alloc;
    connect_result_t<Sender, spawn_receiver> op;
    [[no_unique_address]] Token token;
  };

  template<class Env, class NewSender>
  inline constexpr bool sender_has_allocator =
    !callable<get_allocator_t, const Env&> && callable<get_allocator_t, env_of_t<const NewSender&>>;

  // alloc of [exec.spawn]/10 and [exec.spawn.future]/15
  template<class Env, class NewSender>
  constexpr auto spawn_allocator(const Env& env, const NewSender& new_sender) noexcept {
    if constexpr (callable<get_allocator_t, const Env&>)
      return get_allocator(env);
    else if constexpr (sender_has_allocator<Env, NewSender>)
      return get_allocator(get_env(new_sender));
    else
      return std::allocator<void>();
  }

  // senv of [exec.spawn]/10 and [exec.spawn.future]/15
  template<class Alloc, class Env, class NewSender>
  constexpr auto spawn_env(const Alloc& alloc, Env&& env, const NewSender&) {
    if constexpr (sender_has_allocator<std::remove_cvref_t<Env>, NewSender>)
      return join_env{prop{get_allocator, alloc}, std::forward<Env>(env)};
    else
      return std::remove_cvref_t<Env>(std::forward<Env>(env));
  }

  struct spawn_t {
    template<sender Sndr, class Token, class Env = env<>>
      requires scope_token<std::remove_cvref_t<Token>> && queryable<std::remove_cvref_t<Env>>
    void operator()(Sndr&& sndr, Token&& token, Env&& env = {}) const {
      auto&& new_sender = token.wrap(std::forward<Sndr>(sndr));
      const auto alloc = execution::spawn_allocator(env, new_sender);
      auto senv = execution::spawn_env(alloc, std::forward<Env>(env), new_sender);
      auto spawned = write_env(std::forward<decltype(new_sender)>(new_sender), std::move(senv));

      using signatures = signatures_or_error_t<decltype(spawned), execution::env<>>;
      if constexpr (is_type_error<signatures>) {
        static_assert(false, signatures::message);
      } else {
        static_assert(receiver_of<spawn_receiver, signatures>,
          "[exec.spawn]/4: nobody takes the results of what is spawned: it may complete with set_value without values "
          "and with set_stopped, and in no other way");
        if constexpr (receiver_of<spawn_receiver, signatures>) {
          using state =
            spawn_state<std::remove_const_t<decltype(alloc)>, std::remove_cvref_t<Token>, decltype(spawned)>;
          state* const o = execution::new_spawn_state<state>(alloc, std::move(spawned), token);
          try {
            o->run();
          } catch (...) {
            o->destroy();
            throw;
          }
        }
      }
    }
  };

  inline constexpr spawn_t spawn{};

} // namespace refstd::execution

#endif
