// [exec.snd.transform]/3
//
// transform_sender is noexcept if each of its steps is.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <utility>

struct no_domain {};

template<bool... Nothrow>
struct steps_tag {};

struct domain {
  template<bool Nothrow, bool... Rest>
  tagged_sender<steps_tag<Rest...>> transform_sender(const tagged_sender<steps_tag<Nothrow, Rest...>>&) const
    noexcept(Nothrow);
};

template<class Domain, class Tag>
constexpr bool nothrow = noexcept(ex::transform_sender(Domain(), std::declval<tagged_sender<Tag>&>()));

static_assert(nothrow<no_domain, silent_tag>);
static_assert(nothrow<domain, silent_tag>);
static_assert(nothrow<domain, steps_tag<true>>);
static_assert(!nothrow<domain, steps_tag<false>>);
static_assert(nothrow<domain, steps_tag<true, true>>);
static_assert(!nothrow<domain, steps_tag<true, false>>);
static_assert(!nothrow<domain, steps_tag<false, true>>);
static_assert(nothrow<no_domain, steps_tag<false>>);

template<bool Nothrow>
struct transforming_tag {
  tagged_sender<silent_tag> transform_sender(auto&&) const noexcept(Nothrow);
};

static_assert(nothrow<no_domain, transforming_tag<true>>);
static_assert(!nothrow<no_domain, transforming_tag<false>>);
