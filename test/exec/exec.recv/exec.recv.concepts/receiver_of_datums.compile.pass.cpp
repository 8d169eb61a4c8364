// [exec.recv.concepts]/1
//
// receiver_of<Rcvr, Completions> asks for calls with the datums in the value category that the signature gives them: T
// and T&& are rvalues, T& is an lvalue.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

// Takes a T by its member functions for values and for errors.
template<class T>
struct receiver {
  using receiver_concept = tag::receiver;
  void set_value(T) && noexcept;
  void set_error(T) && noexcept;
};

// A receiver of T takes a datum of type Datum as a value and as an error.
template<class T, class Datum>
inline constexpr bool takes = ex::receiver_of<receiver<T>, ex::completion_signatures<ex::set_value_t(Datum)>> &&
                              ex::receiver_of<receiver<T>, ex::completion_signatures<ex::set_error_t(Datum)>>;

template<class T, class Datum>
inline constexpr bool refuses = !ex::receiver_of<receiver<T>, ex::completion_signatures<ex::set_value_t(Datum)>> &&
                                !ex::receiver_of<receiver<T>, ex::completion_signatures<ex::set_error_t(Datum)>>;

static_assert(takes<int&, int&>);
static_assert(refuses<int&, int>);
static_assert(refuses<int&, int&&>);
static_assert(refuses<int&, const int&>);

static_assert(takes<int&&, int>);
static_assert(takes<int&&, int&&>);
static_assert(refuses<int&&, int&>);
static_assert(refuses<int&&, const int&>);

static_assert(takes<const int&, int>);
static_assert(takes<const int&, int&>);
static_assert(takes<const int&, int&&>);
static_assert(takes<const int&, const int&>);

// Datums are converted as in any call.
struct from_int {
  from_int(int) noexcept;
};

static_assert(takes<long, int>);
static_assert(takes<from_int, int>);
static_assert(refuses<int, from_int>);

struct move_only {
  move_only(move_only&&) noexcept;
};

static_assert(takes<move_only, move_only>);
static_assert(refuses<move_only, move_only&>);
static_assert(refuses<move_only, const move_only&>);

// Each datum of a value completion for itself.
struct two_values_receiver {
  using receiver_concept = tag::receiver;
  void set_value(int&, int&&) && noexcept;
};

static_assert(ex::receiver_of<two_values_receiver, ex::completion_signatures<ex::set_value_t(int&, int)>>);
static_assert(!ex::receiver_of<two_values_receiver, ex::completion_signatures<ex::set_value_t(int, int)>>);
static_assert(!ex::receiver_of<two_values_receiver, ex::completion_signatures<ex::set_value_t(int&, int&)>>);
