// [exec.domain.default]/4
//
// transform_sender is noexcept if the tag's member function is, or if there is none.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <utility>

template<bool Nothrow>
struct transforming_tag {
  tagged_sender<silent_tag> transform_sender(auto&&, const auto&...) const noexcept(Nothrow);
};

template<class Sndr, class... Env>
constexpr bool nothrow = noexcept(ex::default_domain().transform_sender(std::declval<Sndr>(), std::declval<Env>()...));

static_assert(nothrow<tagged_sender<transforming_tag<true>>>);
static_assert(nothrow<tagged_sender<transforming_tag<true>>, ex::env<>>);
static_assert(!nothrow<tagged_sender<transforming_tag<false>>>);
static_assert(!nothrow<tagged_sender<transforming_tag<false>>, ex::env<>>);

struct throwing_copy_tag {
  throwing_copy_tag();
  throwing_copy_tag(const throwing_copy_tag&);
};

// Nothing is copied.
static_assert(nothrow<tagged_sender<silent_tag>>);
static_assert(nothrow<tagged_sender<throwing_copy_tag>>);
static_assert(nothrow<const tagged_sender<throwing_copy_tag>&, ex::env<>>);
