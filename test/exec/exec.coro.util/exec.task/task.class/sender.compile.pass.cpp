// [task.class]/1
//
// The result may be void, a reference or an object that is neither const nor an array; the environment is any class.

#include "execution.h"
#include "tasks.h"
#include "values.h"

struct base {};

struct incomplete_until_later;
struct environment final {};

union either {
  int i;
  float f;
};

enum class color { red };

static_assert(ex::sender<task<void, ex::env<>>>);
static_assert(ex::sender<task<int, ex::env<>>>);
static_assert(ex::sender<task<int*, ex::env<>>>);
static_assert(ex::sender<task<const int*, ex::env<>>>);
static_assert(ex::sender<task<color, ex::env<>>>);
static_assert(ex::sender<task<either, ex::env<>>>);
static_assert(ex::sender<task<base, ex::env<>>>);
static_assert(ex::sender<task<move_only, ex::env<>>>);
static_assert(ex::sender<task<int&, ex::env<>>>);
static_assert(ex::sender<task<const int&, ex::env<>>>);
static_assert(ex::sender<task<int&&, ex::env<>>>);
static_assert(ex::sender<task<int (&)[2], ex::env<>>>);
static_assert(ex::sender<task<void (&)(), ex::env<>>>);
static_assert(ex::sender<task<incomplete_until_later&, ex::env<>>>);

static_assert(ex::sender<task<int, base>>);
static_assert(ex::sender<task<int, environment>>);
