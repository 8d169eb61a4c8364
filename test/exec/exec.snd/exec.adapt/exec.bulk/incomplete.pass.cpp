// [exec.bulk]/8.1.2, [exec.bulk]/8.1.3
//
// An operation that ends with an error, or as stopped because that was requested, has invoked the function for some of
// the indices, once for each, and for no others. (It may as well ignore the request.)

#include "execution.h"
#include "receivers.h"

#include <array>
#include <cassert>
#include <exception>

using counts = std::array<int, 10>;

// Counts the indices that it is given, alone or in a chunk; throws after the last one that it is to take.
template<bool Nothrow>
struct function {
  counts* indices;
  int last;

  void operator()(int i) const noexcept(Nothrow) {
    ++indices->at(static_cast<counts::size_type>(i));
    if constexpr (!Nothrow)
      if (i == last)
        throw 7;
  }

  void operator()(int begin, int end) const noexcept(Nothrow) {
    while (begin != end)
      (*this)(begin++);
  }
};

template<class Adaptor>
void test_error(const Adaptor& adaptor, int last) {
  counts indices{};
  record told;
  run(adaptor(ex::just(), ex::seq, 10, function<false>{&indices, last}),
    error_receiver(told, [&](std::exception_ptr) noexcept {
      for (int count : indices)
        assert(count <= 1);
    }));
  assert(told.error());
}

template<class Adaptor>
void test_stopped(const Adaptor& adaptor) {
  exs::inplace_stop_source source;
  source.request_stop();
  counts indices{};
  record told;
  run(adaptor(ex::just(), ex::seq, 10, function<true>{&indices, 9}),
    any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
  assert(told.value() || told.stopped());
  for (int count : indices)
    assert(count == 1 || (told.stopped() && count == 0));
}

template<class Adaptor>
void test(const Adaptor& adaptor) {
  test_error(adaptor, 0);
  test_error(adaptor, 3);
  test_error(adaptor, 9);
  test_stopped(adaptor);
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
