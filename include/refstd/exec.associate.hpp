// [exec.associate], execution::associate

#ifndef REFSTD_EXEC_ASSOCIATE_HPP
#define REFSTD_EXEC_ASSOCIATE_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.scope.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<scope_token Token, sender Sender>
  struct associate_data {
    using wrap_sender = std::remove_cvref_t<decltype(std::declval<Token&>().wrap(std::declval<Sender>()))>;

    explicit associate_data(Token t, Sender&& s) : sndr(t.wrap(std::forward<Sender>(s))), token(t) {
      if (!token.try_associate())
        sndr.reset();
    }

    associate_data(const associate_data& other) noexcept(
      std::is_nothrow_copy_constructible_v<wrap_sender> && noexcept(other.token.try_associate()))
      requires std::copy_constructible<wrap_sender>
      : token(other.token) {
      if (other.sndr.has_value() && token.try_associate()) {
        try {
          sndr.emplace(*other.sndr);
        } catch (...) {
          token.disassociate();
          throw;
        }
      }
    }

    associate_data(associate_data&& other) noexcept(std::is_nothrow_move_constructible_v<wrap_sender>)
      : sndr(std::move(other.sndr))
      , token(std::move(other.token)) {
      other.sndr.reset();
    }

    ~associate_data() {
      if (sndr.has_value()) {
        sndr.reset();
        token.disassociate();
      }
    }

    // Has a value if and only if an association was made and is owned.
    std::optional<wrap_sender> sndr;
    [[no_unique_address]] Token token;
  };

  template<class Token, class Sender>
  associate_data(Token, Sender&&) -> associate_data<Token, Sender>;

  // op-state
  template<class Data, class Rcvr>
  class associate_state {
    using token_type = decltype(Data::token);
    using op_type = connect_result_t<typename Data::wrap_sender, Rcvr>;

    struct association {
      [[no_unique_address]] token_type token;
      op_type op;
    };

  public:
    // The association is the data's until the sender is connected.
    explicit associate_state(Data data, Rcvr& r) : associated(data.sndr.has_value()) {
      if (associated) {
        std::construct_at(
          &assoc, data.token, emplace_from{[&] { return connect(std::move(*data.sndr), std::move(r)); }});
        data.sndr.reset();
      } else {
        rcvr = std::addressof(r);
      }
    }

    associate_state(associate_state&&) = delete;

    ~associate_state() {
      if (associated) {
        const token_type token = assoc.token;
        std::destroy_at(&assoc);
        token.disassociate();
      }
    }

    void run() noexcept {
      if (associated)
        execution::start(assoc.op);
      else
        execution::set_stopped(std::move(*rcvr));
    }

  private:
    const bool associated;
    union {
      Rcvr* rcvr;
      association assoc;
    };
  };

  struct associate_t {
    template<sender Sndr, class Token>
      requires scope_token<std::remove_cvref_t<Token>>
    constexpr auto operator()(Sndr&& sndr, Token&& token) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(*this, associate_data(std::forward<Token>(token), std::forward<Sndr>(sndr))));
    }

    template<class Token>
      requires scope_token<std::remove_cvref_t<Token>>
    constexpr auto operator()(Token&& token) const {
      return execution::bind_adaptor(*this, std::forward<Token>(token));
    }
  };

  template<>
  struct impls_for<associate_t> : default_impls {
    template<class Sndr>
    using data = std::remove_cvref_t<data_type<Sndr>>;

    static constexpr auto get_state =
      []<class Sndr, class Rcvr>(Sndr&& sndr, Rcvr& rcvr) noexcept(
        std::is_nothrow_constructible_v<std::remove_cvref_t<Sndr>, Sndr>&&
          std::is_nothrow_move_constructible_v<typename data<Sndr>::wrap_sender>&&
            nothrow_callable<connect_t, typename data<Sndr>::wrap_sender, Rcvr>) -> associate_state<data<Sndr>, Rcvr> {
      return associate_state<data<Sndr>, Rcvr>(std::forward<Sndr>(sndr).template get<1>(), rcvr);
    };

    static constexpr auto start = [](auto& state, auto&) noexcept -> void { state.run(); };

    // What the wrapped sender does, and what run does without an association.
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return execution::merge_signatures(
        signatures_or_error_t<typename data<Sndr>::wrap_sender, fwd_env_t<Env>...>(), type_list<set_stopped_t()>());
    }
  };

  inline constexpr associate_t associate{};

} // namespace refstd::execution

#endif
