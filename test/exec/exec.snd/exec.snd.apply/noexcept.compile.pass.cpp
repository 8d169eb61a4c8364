// [exec.snd.apply]/4
//
// apply_sender is noexcept if the member function is that it calls: the domain's, or else the tag's.

#include "domains.h"
#include "execution.h"

#include <utility>

struct no_domain {};

template<bool Nothrow>
struct domain {
  void apply_sender(auto, auto&&) const noexcept(Nothrow);
};

template<class Domain, class Tag>
constexpr bool nothrow = noexcept(ex::apply_sender(Domain(), Tag(), std::declval<tagged_sender<silent_tag>&>()));

static_assert(nothrow<domain<true>, silent_tag>);
static_assert(nothrow<domain<true>, categorizing>);
static_assert(!nothrow<domain<false>, silent_tag>);
static_assert(!nothrow<domain<false>, referring>);
static_assert(nothrow<no_domain, referring>);
static_assert(!nothrow<no_domain, categorizing>);
