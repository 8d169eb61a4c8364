// [exec.sysctxrepl.recvproxy]/u1
//
// A query is an object of a class type, neither const nor a reference; nothing else can be asked.
//
// EDITION: cd c++26

#include "execution.h"
#include "replacement.h"

struct question {};
struct final_question final {};
enum class enumeration {};
union a_union {};

using closure = decltype([] {});
using token = exs::inplace_stop_token;

template<class Query>
concept can_be_asked = requires(backends::receiver_proxy& r, Query query) { r.try_query<token>(query); };

template<class Query>
concept can_be_asked_as = requires(backends::receiver_proxy& r, question query) { r.try_query<token, Query>(query); };

static_assert(can_be_asked<exs::get_stop_token_t>);
static_assert(can_be_asked<question>);
static_assert(can_be_asked<const question>);
static_assert(can_be_asked<final_question>);
static_assert(can_be_asked<closure>);
static_assert(!can_be_asked<int>);
static_assert(!can_be_asked<question*>);
static_assert(!can_be_asked<token (*)()>);
static_assert(!can_be_asked<enumeration>);
static_assert(!can_be_asked<a_union>);

static_assert(can_be_asked_as<question>);
static_assert(!can_be_asked_as<const question>);
static_assert(!can_be_asked_as<question&>);
