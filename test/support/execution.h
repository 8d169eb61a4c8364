// The implementation under test: the one header that knows which it is. The profile says where the names are; tests say
//
//   ex     for what the standard puts in std::execution      ex::just, ex::then, ex::run_loop
//   exs    for what it puts in std                           exs::inplace_stop_token, exs::get_stop_token
//   ext    for what it puts in std::this_thread              ext::sync_wait

#ifndef SUPPORT_EXECUTION_H
#define SUPPORT_EXECUTION_H

#include CONFORM_HEADER

#include <thread>

// A standard library without senders need not have the namespace std::execution either, which the profile std names.
#ifdef _LIBCPP_BEGIN_NAMESPACE_STD
_LIBCPP_BEGIN_NAMESPACE_STD
namespace execution {}
_LIBCPP_END_NAMESPACE_STD
#else
namespace std::execution {}
#endif

namespace ex = CONFORM_EX;
namespace exs = CONFORM_EXS;
namespace ext = CONFORM_EXT;

#endif
