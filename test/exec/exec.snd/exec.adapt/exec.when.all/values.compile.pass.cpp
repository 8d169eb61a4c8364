// [exec.when.all]/14
//
// The values of the value completion are those of the children, decayed, one after the other. If a child never
// succeeds, nor does the sender. (By the letter it then has a value completion without values, though it can never be.)

#include "values.h"
#include "execution.h"
#include "joined_signatures.h"

template<class... Values>
using sending = sender<ex::set_value_t(Values...), ex::set_stopped_t()>;

template<class Sndr, class... Values>
concept joins = completes_or_throws<Sndr, ex::set_value_t(Values...), ex::set_stopped_t()>;

static_assert(joins<joined<sending<>>>);
static_assert(joins<joined<sending<int>>, int>);
static_assert(joins<joined<sending<>, sending<>>>);
static_assert(joins<joined<sending<int>, sending<char, long>>, int, char, long>);
static_assert(joins<joined<sending<char, long>, sending<int>>, char, long, int>);
static_assert(joins<joined<sending<>, sending<int, int>, sending<>, sending<int>>, int, int, int>);
static_assert(
  joins<joined<sending<int&>, sending<const char&, long&&>, sending<move_only>>, int, char, long, move_only>);
static_assert(joins<joined<sending<const int (&)[2]>, sending<>>, const int*>);

// The categories of the children make no difference.
static_assert(joins<joined<sending<int>&, const sending<char>&>&, int, char>);

// Without a success
using failing = sender<ex::set_error_t(int), ex::set_stopped_t()>;

template<class Sndr, class... Sigs>
concept fails_with = completes_or_throws<Sndr, Sigs...> || completes_or_throws<Sndr, ex::set_value_t(), Sigs...>;

static_assert(fails_with<joined<failing>, ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(fails_with<joined<sending<char>, failing>, ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(fails_with<joined<failing, sending<char>>, ex::set_error_t(int), ex::set_stopped_t()>);
