// [exec.get.env]/1.2
//
// What has no environment, as a const lvalue, is given an empty one.

#include "execution.h"

#include <concepts>
#include <utility>

template<class T>
concept falls_back_as = requires(T&& o) {
  requires std::same_as<decltype(ex::get_env(std::forward<T>(o))), ex::env<>>;
  requires noexcept(ex::get_env(std::forward<T>(o)));
};

template<class T>
concept falls_back = falls_back_as<T> && falls_back_as<T&> && falls_back_as<const T&> && falls_back_as<const T>;

struct environment {};

struct no_member {};
static_assert(falls_back<no_member>);
static_assert(falls_back<int>);
static_assert(falls_back<int*>);
static_assert(falls_back<ex::env<>>);

// There is a member, but not for a const lvalue.
struct non_const {
  environment get_env() noexcept;
};
static_assert(falls_back<non_const>);

struct const_rvalue {
  environment get_env() const&& noexcept;
};
static_assert(falls_back<const_rvalue>);

// There is a member, but it wants an argument, or is not for everybody.
struct with_argument {
  environment get_env(int) const noexcept;
};
static_assert(falls_back<with_argument>);

class private_member {
  environment get_env() const noexcept;
};
static_assert(falls_back<private_member>);

struct deleted_member {
  environment get_env() const noexcept = delete;
};
static_assert(falls_back<deleted_member>);

// A free function is not a member.
struct with_friend {
  friend environment get_env(const with_friend&) noexcept;
};
static_assert(falls_back<with_friend>);

static_assert((static_cast<void>(ex::get_env(no_member())), true));
