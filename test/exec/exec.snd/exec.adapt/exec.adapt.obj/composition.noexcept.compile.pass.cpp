// [exec.adapt.obj]/1.3
//
// A call of a composed closure may throw if and only if a call of the first closure or of the second may, as they are
// called: const or not, lvalue or rvalue.

#include "closures.h"
#include "execution.h"

#include <utility>

// Which of the calls do not throw.
template<bool Lvalue, bool ConstLvalue, bool Rvalue, bool ConstRvalue>
struct closure : ex::sender_adaptor_closure<closure<Lvalue, ConstLvalue, Rvalue, ConstRvalue>> {
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) & noexcept(Lvalue);
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) const& noexcept(ConstLvalue);
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) && noexcept(Rvalue);
  template<ex::sender Sndr>
  numbered_sender operator()(Sndr&&) const&& noexcept(ConstRvalue);
};

using never = closure<true, true, true, true>;
using always = closure<false, false, false, false>;

template<class C, class D>
using composed = decltype(std::declval<C>() | std::declval<D>());

template<class Closure>
constexpr bool nothrow = noexcept(std::declval<Closure>()(std::declval<numbered_sender>()));

static_assert(nothrow<composed<never, never>&>);
static_assert(nothrow<const composed<never, never>&>);
static_assert(nothrow<composed<never, never>>);
static_assert(nothrow<const composed<never, never>>);

static_assert(!nothrow<composed<never, always>>);
static_assert(!nothrow<composed<always, never>>);
static_assert(!nothrow<const composed<always, never>&>);

using lvalue = closure<true, false, false, false>;
using const_lvalue = closure<false, true, false, false>;
using rvalue = closure<false, false, true, false>;
using const_rvalue = closure<false, false, false, true>;

static_assert(nothrow<composed<lvalue, lvalue>&>);
static_assert(!nothrow<const composed<lvalue, lvalue>&>);
static_assert(!nothrow<composed<lvalue, lvalue>>);
static_assert(nothrow<const composed<const_lvalue, const_lvalue>&>);
static_assert(!nothrow<composed<const_lvalue, const_lvalue>&>);
static_assert(nothrow<composed<rvalue, rvalue>>);
static_assert(!nothrow<composed<rvalue, rvalue>&>);
static_assert(nothrow<const composed<const_rvalue, const_rvalue>>);
static_assert(!nothrow<composed<const_rvalue, const_rvalue>>);

// The second closure is called with what the first one returns.
struct throws_for_numbered : ex::sender_adaptor_closure<throws_for_numbered> {
  numbered_sender operator()(numbered_sender) const noexcept(false);
  numbered_sender operator()(decltype(ex::just(1))) const noexcept;
};

struct returns_just : ex::sender_adaptor_closure<returns_just> {
  template<ex::sender Sndr>
  decltype(ex::just(1)) operator()(Sndr&&) const noexcept;
};

static_assert(nothrow<composed<returns_just, throws_for_numbered>>);
static_assert(!nothrow<composed<never, throws_for_numbered>>);
