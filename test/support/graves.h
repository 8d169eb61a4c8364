// Memory that is watched after the end of what was in it: whoever writes to it then is noticed, with a sanitizer or
// without.

#ifndef SUPPORT_GRAVES_H
#define SUPPORT_GRAVES_H

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <utility>
#include <vector>

namespace graves {
  inline constexpr unsigned char filler = 0xDD;

  inline void fill(std::span<unsigned char> memory) noexcept {
    std::memset(memory.data(), filler, memory.size());
  }

  inline bool is_filled(std::span<const unsigned char> memory) noexcept {
    return std::ranges::all_of(memory, [](unsigned char byte) { return byte == filler; });
  }
} // namespace graves

// Keeps the memory that its allocators give back until its own end. For one thread at a time.
class graveyard {
  struct block {
    std::span<unsigned char> memory;
    std::align_val_t alignment;
    bool given_back = false;
  };

  std::vector<block> blocks;

public:
  graveyard() = default;
  graveyard(graveyard&&) = delete;

  ~graveyard() {
    assert(rests());
    for (const block& each : blocks)
      ::operator delete(each.memory.data(), each.alignment);
  }

  void* allocate(std::size_t size, std::size_t alignment) {
    const auto align = static_cast<std::align_val_t>(alignment);
    auto* const memory = static_cast<unsigned char*>(::operator new(size, align));
    blocks.push_back({{memory, size}, align});
    return memory;
  }

  void deallocate(void* memory) noexcept {
    const auto found = std::ranges::find(blocks, memory, [](const block& each) { return each.memory.data(); });
    assert(found != blocks.end() && !found->given_back);
    graves::fill(found->memory);
    found->given_back = true;
  }

  // All memory was given back, and nobody has written to it since.
  bool rests() const noexcept {
    return std::ranges::all_of(
      blocks, [](const block& each) { return each.given_back && graves::is_filled(each.memory); });
  }

  std::size_t allocated() const noexcept { return blocks.size(); }
};

template<class T>
struct graveyard_allocator {
  using value_type = T;

  graveyard* yard;

  explicit graveyard_allocator(graveyard& yard) noexcept : yard(&yard) {}

  template<class U>
  graveyard_allocator(const graveyard_allocator<U>& other) noexcept : yard(other.yard) {}

  T* allocate(std::size_t n) { return static_cast<T*>(yard->allocate(n * sizeof(T), alignof(T))); }
  void deallocate(T* memory, std::size_t) noexcept { yard->deallocate(memory); }

  template<class U>
  bool operator==(const graveyard_allocator<U>& other) const noexcept {
    return yard == other.yard;
  }
};

// An operation that its own completion destroys.
template<class Sndr, class Env = ex::env<>>
class vanishing_operation {
  // The receiver's functions may be instantiated before the operation is known.
  struct owner {
    virtual void vanish(channel how) noexcept = 0;

  protected:
    ~owner() = default;
  };

  struct receiver {
    using receiver_concept = tag::receiver;

    owner* self;
    Env environment;

    void set_value(auto&&...) && noexcept { self->vanish(channel::value); }
    void set_error(auto&&) && noexcept { self->vanish(channel::error); }
    void set_stopped() && noexcept { self->vanish(channel::stopped); }
    const Env& get_env() const noexcept { return environment; }
  };

  using operation = ex::connect_result_t<Sndr, receiver>;

  struct place final : owner {
    alignas(operation) unsigned char memory[sizeof(operation)];
    operation* op;
    record told;

    void vanish(channel how) noexcept override {
      std::exchange(op, nullptr)->~operation();
      graves::fill(memory);
      told.complete(how);
    }
  };

  place where;

public:
  explicit vanishing_operation(Sndr&& sndr, Env env = {}) {
    where.op = ::new (static_cast<void*>(where.memory))
      operation(ex::connect(std::forward<Sndr>(sndr), receiver{&where, std::move(env)}));
  }
  vanishing_operation(vanishing_operation&&) = delete;
  ~vanishing_operation() { assert(where.op == nullptr && "the operation has not completed"); }

  void start() noexcept { ex::start(*where.op); }

  bool pending() const noexcept { return where.told.pending(); }

  // How it has completed; nobody has written to where it was since.
  bool value() const noexcept { return where.told.value() && rests(); }
  bool error() const noexcept { return where.told.error() && rests(); }
  bool stopped() const noexcept { return where.told.stopped() && rests(); }

private:
  bool rests() const noexcept { return where.op == nullptr && graves::is_filled(where.memory); }
};

template<class Sndr, class Env = ex::env<>>
vanishing_operation(Sndr&&, Env = {}) -> vanishing_operation<Sndr, Env>;

#endif
