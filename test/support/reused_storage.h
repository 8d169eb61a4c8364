// Storage of operations that are destroyed while their receiver is told the result.

#ifndef SUPPORT_REUSED_STORAGE_H
#define SUPPORT_REUSED_STORAGE_H

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

// Has one operation. Its receiver destroys that, and uses the storage for something else: whoever takes a look at the
// operation afterwards finds garbage, and leaves traces if he writes.
class reused_storage {
  static constexpr unsigned char garbage = 0xa5;

  void* storage = nullptr;
  std::size_t size = 0;
  std::align_val_t alignment{};
  void (*destroy)(void*) = nullptr;
  record told;

  void complete(channel how) noexcept {
    told.complete(how);
    destroy(storage);
    std::memset(storage, garbage, size);
  }

  template<class Env>
  struct receiver {
    using receiver_concept = tag::receiver;

    reused_storage* where;
    Env environment;

    void set_value(auto&&...) && noexcept { where->complete(channel::value); }
    void set_error(auto&&) && noexcept { where->complete(channel::error); }
    void set_stopped() && noexcept { where->complete(channel::stopped); }
    const Env& get_env() const noexcept { return environment; }
  };

public:
  template<class Sndr, class Env = ex::env<>>
  explicit reused_storage(Sndr&& sndr, Env env = {}) {
    auto connect = [&] { return ex::connect(std::forward<Sndr>(sndr), receiver<Env>{this, std::move(env)}); };
    using operation = decltype(connect());
    size = sizeof(operation);
    alignment = std::align_val_t(alignof(operation));
    storage = ::operator new(size, alignment);
    destroy = [](void* op) { static_cast<operation*>(op)->~operation(); };
    ex::start(*::new (storage) operation(connect()));
  }
  reused_storage(reused_storage&&) = delete;

  ~reused_storage() { ::operator delete(storage, alignment); }

  bool pending() const noexcept { return told.pending(); }
  bool value() const noexcept { return told.value() && untouched(); }
  bool error() const noexcept { return told.error() && untouched(); }
  bool stopped() const noexcept { return told.stopped() && untouched(); }

private:
  bool untouched() const noexcept {
    const auto* const bytes = static_cast<const unsigned char*>(storage);
    return std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == garbage; });
  }
};

#endif
