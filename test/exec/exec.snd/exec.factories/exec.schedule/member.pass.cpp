// [exec.schedule]/2
//
// schedule(sch) calls the member function schedule of sch as it is, const or not, lvalue or rvalue, once, and gives its
// very result.

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

// The sender says by which overload it was made, and for which scheduler.

template<class Sch>
struct sender_of {
  using sender_concept = tag::sender;

  const Sch* sch;
  int overload;

  struct attributes {
    const Sch* sch;
    constexpr Sch query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return *sch; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  constexpr attributes get_env() const noexcept { return {sch}; }
  constexpr operation connect(auto) const { return {}; }
};

struct overloaded {
  using scheduler_concept = tag::scheduler;

  mutable int calls = 0;

  constexpr overloaded() = default;
  constexpr overloaded(const overloaded&) {}
  constexpr overloaded& operator=(const overloaded&) { return *this; }

  constexpr sender_of<overloaded> schedule() & { return made_by(1); }
  constexpr sender_of<overloaded> schedule() const& { return made_by(2); }
  constexpr sender_of<overloaded> schedule() && { return made_by(3); }
  constexpr sender_of<overloaded> schedule() const&& { return made_by(4); }

  constexpr bool operator==(const overloaded&) const { return true; }

private:
  constexpr sender_of<overloaded> made_by(int overload) const {
    ++calls;
    return {this, overload};
  }
};

// Gives away references to senders that it keeps.
struct keeper {
  using scheduler_concept = tag::scheduler;

  sender_of<keeper> kept{this, 0};

  constexpr keeper() = default;
  constexpr keeper(const keeper&) {}
  constexpr keeper& operator=(const keeper&) { return *this; }

  constexpr sender_of<keeper>& schedule() & { return kept; }
  constexpr const sender_of<keeper>& schedule() const& { return kept; }
  constexpr sender_of<keeper>&& schedule() && { return std::move(kept); }

  constexpr bool operator==(const keeper&) const { return true; }
};

constexpr bool test() {
  overloaded sch;
  {
    auto sndr = ex::schedule(sch);
    static_assert(std::same_as<decltype(sndr), sender_of<overloaded>>);
    assert(sndr.sch == &sch);
    assert(sndr.overload == 1);
    assert(sch.calls == 1);
  }
  {
    auto sndr = ex::schedule(std::as_const(sch));
    assert(sndr.sch == &sch);
    assert(sndr.overload == 2);
    assert(sch.calls == 2);
  }
  {
    auto sndr = ex::schedule(std::move(sch));
    assert(sndr.sch == &sch);
    assert(sndr.overload == 3);
    assert(sch.calls == 3);
  }
  {
    auto sndr = ex::schedule(std::move(std::as_const(sch)));
    assert(sndr.sch == &sch);
    assert(sndr.overload == 4);
    assert(sch.calls == 4);
  }
  { // a reference stays one
    keeper sch;
    static_assert(std::same_as<decltype(ex::schedule(sch)), sender_of<keeper>&>);
    static_assert(std::same_as<decltype(ex::schedule(std::as_const(sch))), const sender_of<keeper>&>);
    static_assert(std::same_as<decltype(ex::schedule(std::move(sch))), sender_of<keeper>&&>);
    assert(&ex::schedule(sch) == &sch.kept);
    assert(&ex::schedule(std::as_const(sch)) == &sch.kept);
    sender_of<keeper>&& rvalue = ex::schedule(std::move(sch));
    assert(&rvalue == &sch.kept);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
