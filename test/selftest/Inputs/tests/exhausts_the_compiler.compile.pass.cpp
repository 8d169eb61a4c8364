// [exec.just]/1
//
// A program that the compiler has no memory for.

template<class T, T... numbers>
struct sequence {
  static constexpr int size = sizeof...(numbers);
};

static_assert(__make_integer_seq<sequence, int, 100'000'000>::size == 100'000'000);
