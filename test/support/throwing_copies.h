// What throws when it is copied or moved, as soon as the test says so.

#ifndef SUPPORT_THROWING_COPIES_H
#define SUPPORT_THROWING_COPIES_H

// Can be put into a sender before it begins to throw.
struct throwing_when_armed {
  bool* armed;

  explicit throwing_when_armed(bool& armed) : armed(&armed) {}
  throwing_when_armed(const throwing_when_armed& other) : armed(other.armed) { check(); }
  throwing_when_armed(throwing_when_armed&& other) noexcept(false) : armed(other.armed) { check(); }

private:
  void check() const {
    if (*armed)
      throw 7;
  }
};

template<class Fn>
bool throws(Fn fn) {
  try {
    fn();
  } catch (int) {
    return true;
  }
  return false;
}

#endif
