// [exec.task.scheduler], execution::task_scheduler

#ifndef REFSTD_EXEC_TASK_SCHEDULER_HPP
#define REFSTD_EXEC_TASK_SCHEDULER_HPP

#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.connect.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.stop.token.hpp>
#include <refstd/exec.opstate.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.sched.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/execution.syn.hpp>
#include <refstd/stopcallback.inplace.hpp>
#include <refstd/stopsource.inplace.hpp>

#include <concepts>
#include <cstddef>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <system_error>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  // Gives an operation that wants the stop tokens of a Source those of its receiver, whose type is Token: they are the
  // same type, or the requests are passed on from one to the other.
  template<class Source, class Token>
  class stop_link {
    struct pass_on {
      Source& source;
      void operator()() noexcept { source.request_stop(); }
    };

    std::optional<Source> source;
    std::optional<stop_callback_for_t<Token, pass_on>> on_stop;

  public:
    using token_type = decltype(std::declval<const Source&>().get_token());

    token_type get_token(const Token& token) {
      if constexpr (std::default_initializable<token_type>)
        if (!token.stop_possible())
          return token_type();
      source.emplace();
      return source->get_token();
    }

    void start(const Token& token) {
      if (source)
        on_stop.emplace(token, pass_on{*source});
    }

    // Before the receiver is told: its token need not be valid any more then.
    void finish() noexcept { on_stop.reset(); }
  };

  template<class Source, class Token>
    requires std::same_as<decltype(std::declval<const Source&>().get_token()), Token>
  class stop_link<Source, Token> {
  public:
    static Token get_token(const Token& token) noexcept { return token; }
    static void start(const Token&) noexcept {}
    static void finish() noexcept {}
  };

  template<class Source, unstoppable_token Token>
    requires std::default_initializable<decltype(std::declval<const Source&>().get_token())> &&
             (!std::same_as<decltype(std::declval<const Source&>().get_token()), Token>)
  class stop_link<Source, Token> {
  public:
    static auto get_token(const Token&) noexcept { return decltype(std::declval<const Source&>().get_token())(); }
    static void start(const Token&) noexcept {}
    static void finish() noexcept {}
  };

  class task_scheduler {
    class ts_sender;

    template<receiver R>
    class state;

    // Room for an object whose type is erased.
    template<std::size_t Words>
    struct storage {
      alignas(void*) std::byte bytes[Words * sizeof(void*)];
    };

    using scheduler_storage = storage<2>;
    using sender_storage = storage<2>;
    using operation_storage = storage<8>;

    template<class T, class Storage>
    static constexpr bool fits = sizeof(T) <= sizeof(Storage) && alignof(T) <= alignof(Storage);

    template<class T, class Alloc, class Storage>
    struct slot;

    struct completion_handlers;
    struct proxy;
    struct backend;

    template<class Sch, class Alloc>
    struct backend_for;

    template<class Sch>
    static constexpr char identity{}; // its address stands for the type

  public:
    using scheduler_concept = scheduler_t;

    template<class Sch, class Allocator = std::allocator<void>>
      requires(!std::same_as<task_scheduler, std::remove_cvref_t<Sch>>) && scheduler<Sch>
    explicit task_scheduler(Sch&& sch, Allocator alloc = {});

    task_scheduler(const task_scheduler& other) noexcept;
    task_scheduler& operator=(const task_scheduler& other) noexcept;
    ~task_scheduler();

    // Not const in the text, so that no const task_scheduler could be used (docs/defects.md).
    ts_sender schedule() const;

    friend bool operator==(const task_scheduler& lhs, const task_scheduler& rhs) noexcept;

    template<class Sch>
      requires(!std::same_as<task_scheduler, Sch>) && scheduler<Sch>
    friend bool operator==(const task_scheduler& lhs, const Sch& rhs) noexcept {
      return lhs.equals(&identity<Sch>, std::addressof(rhs));
    }

  private:
    bool equals(const void* type, const void* sch) const noexcept;

    const backend* functions;
    mutable scheduler_storage sch_; // as with a shared_ptr, the scheduler is not const because this object is
  };

  // An object in a storage, or in memory from the scheduler's allocator if it does not fit.
  template<class T, class Alloc, class Storage>
  struct task_scheduler::slot {
    struct node {
      [[no_unique_address]] Alloc alloc;
      T object;
    };

    using allocator = std::allocator_traits<Alloc>::template rebind_alloc<node>;
    using traits = std::allocator_traits<allocator>;

    template<class Fn>
    static void emplace(Storage& where, const Alloc& alloc, Fn fn) {
      if constexpr (fits<T, Storage>) {
        ::new (static_cast<void*>(where.bytes)) T(fn());
      } else {
        allocator memory(alloc);
        const auto allocated = traits::allocate(memory, 1);
        try {
          ::new (static_cast<void*>(where.bytes))
            node*(::new (static_cast<void*>(std::to_address(allocated))) node{alloc, fn()});
        } catch (...) {
          traits::deallocate(memory, allocated, 1);
          throw;
        }
      }
    }

    static T& get(Storage& where) noexcept {
      if constexpr (fits<T, Storage>)
        return *std::launder(reinterpret_cast<T*>(where.bytes));
      else
        return pointer(where)->object;
    }

    static void destroy(Storage& where) noexcept {
      if constexpr (fits<T, Storage>) {
        get(where).T::~T(); // qualified: T may have virtual functions, but is the most derived type
      } else if (node* const object = pointer(where)) {
        allocator memory(object->alloc);
        std::destroy_at(object);
        traits::deallocate(memory, std::pointer_traits<typename traits::pointer>::pointer_to(*object), 1);
      }
    }

    // What is left in from is still to be destroyed.
    static void move(Storage& from, Storage& to) noexcept {
      if constexpr (fits<T, Storage>)
        ::new (static_cast<void*>(to.bytes)) T(std::move(get(from)));
      else
        ::new (static_cast<void*>(to.bytes)) node*(std::exchange(pointer(from), nullptr));
    }

  private:
    static node*& pointer(Storage& where) noexcept { return *std::launder(reinterpret_cast<node**>(where.bytes)); }
  };

  struct task_scheduler::completion_handlers {
    inplace_stop_token token{};

    virtual void set_value() noexcept = 0;
    virtual void set_error(std::error_code) noexcept = 0;
    virtual void set_error(std::exception_ptr) noexcept = 0;
    virtual void set_stopped() noexcept = 0;

  protected:
    ~completion_handlers() = default;
  };

  // The receiver r of [exec.task.scheduler]/10. The text says nothing of its environment; stop requests are passed on.
  struct task_scheduler::proxy {
    using receiver_concept = receiver_t;

    struct env {
      const completion_handlers* rcvr;

      inplace_stop_token query(get_stop_token_t) const noexcept { return rcvr->token; }
    };

    completion_handlers* rcvr;

    void set_value() && noexcept { rcvr->set_value(); }

    template<class Error>
      requires decays_to<Error, std::error_code> || decays_to<Error, std::exception_ptr>
    void set_error(Error&& err) && noexcept {
      rcvr->set_error(std::forward<Error>(err));
    }

    void set_stopped() && noexcept { rcvr->set_stopped(); }

    env get_env() const noexcept { return {rcvr}; }
  };

  // What can be done with a scheduler, with its sender and with the operation of that. Null: there is nothing to do, or
  // for copy and move_sender, it is enough to copy the bytes.
  struct task_scheduler::backend {
    const void* type;
    void (*copy)(scheduler_storage& from, scheduler_storage& to) noexcept;
    void (*destroy)(scheduler_storage&) noexcept;
    const void* (*address)(scheduler_storage&) noexcept;
    bool (*equal)(scheduler_storage&, const void*) noexcept;

    void (*schedule)(scheduler_storage&, sender_storage&);
    void (*move_sender)(sender_storage& from, sender_storage& to) noexcept;
    void (*destroy_sender)(sender_storage&) noexcept;

    void (*connect)(scheduler_storage&, sender_storage&, operation_storage&, completion_handlers*);
    void (*start)(operation_storage&) noexcept;
    void (*destroy_operation)(operation_storage&) noexcept;
  };

  template<class Sch, class Alloc>
  struct task_scheduler::backend_for {
    struct contents {
      [[no_unique_address]] Sch sch;
      [[no_unique_address]] Alloc alloc;
    };

    static constexpr bool in_place =
      fits<contents, scheduler_storage> && std::is_nothrow_copy_constructible_v<contents>;

    using owner = std::conditional_t<in_place, contents, std::shared_ptr<contents>>;
    using sender_type = schedule_result_t<Sch&>;

    static_assert(sender_to<sender_type, proxy>,
      "[exec.task.scheduler]/8: the scheduler's sender may complete only with set_value(), with an error of type "
      "error_code or exception_ptr, or with set_stopped()");

    using operation_type = connect_result_t<sender_type, proxy>;
    using sender_slot = slot<sender_type, Alloc, sender_storage>;
    using operation_slot = slot<operation_type, Alloc, operation_storage>;

    template<class S>
    static void emplace(scheduler_storage& where, S&& sch, const Alloc& alloc) {
      if constexpr (in_place)
        ::new (static_cast<void*>(where.bytes)) contents{std::forward<S>(sch), alloc};
      else
        ::new (static_cast<void*>(where.bytes))
          owner(std::allocate_shared<contents>(alloc, std::forward<S>(sch), alloc));
    }

    static owner& get_owner(scheduler_storage& where) noexcept {
      return *std::launder(reinterpret_cast<owner*>(where.bytes));
    }

    static contents& get(scheduler_storage& where) noexcept {
      if constexpr (in_place)
        return get_owner(where);
      else
        return *get_owner(where);
    }

    static void copy(scheduler_storage& from, scheduler_storage& to) noexcept {
      ::new (static_cast<void*>(to.bytes)) owner(std::as_const(get_owner(from)));
    }

    static void destroy(scheduler_storage& where) noexcept { std::destroy_at(&get_owner(where)); }

    static const void* address(scheduler_storage& where) noexcept { return std::addressof(get(where).sch); }

    static bool equal(scheduler_storage& where, const void* sch) noexcept {
      return std::as_const(get(where).sch) == *static_cast<const Sch*>(sch);
    }

    static void schedule(scheduler_storage& where, sender_storage& sndr) {
      contents& scheduler = get(where);
      sender_slot::emplace(sndr, scheduler.alloc, [&] -> decltype(auto) { return execution::schedule(scheduler.sch); });
    }

    static void connect(
      scheduler_storage& where, sender_storage& sndr, operation_storage& op, completion_handlers* rcvr) {
      operation_slot::emplace(
        op, get(where).alloc, [&] { return execution::connect(std::move(sender_slot::get(sndr)), proxy{rcvr}); });
    }

    static void start(operation_storage& op) noexcept { execution::start(operation_slot::get(op)); }

    static constexpr bool bytes_suffice =
      std::is_trivially_copy_constructible_v<owner> && std::is_trivially_destructible_v<owner>;
    static constexpr bool sender_bytes_suffice =
      fits<sender_type, sender_storage> && std::is_trivially_copyable_v<sender_type>;

    static constexpr backend table{
      .type = &identity<Sch>,
      .copy = bytes_suffice ? nullptr : copy,
      .destroy = bytes_suffice ? nullptr : destroy,
      .address = address,
      .equal = equal,
      .schedule = schedule,
      .move_sender = sender_bytes_suffice ? nullptr : sender_slot::move,
      .destroy_sender = sender_bytes_suffice ? nullptr : sender_slot::destroy,
      .connect = connect,
      .start = start,
      .destroy_operation = std::is_trivially_destructible_v<operation_type> && fits<operation_type, operation_storage>
                             ? nullptr
                             : operation_slot::destroy,
    };
  };

  template<class Sch, class Allocator>
    requires(!std::same_as<task_scheduler, std::remove_cvref_t<Sch>>) && scheduler<Sch>
  task_scheduler::task_scheduler(Sch&& sch, Allocator alloc)
    : functions(&backend_for<std::remove_cvref_t<Sch>, Allocator>::table) {
    backend_for<std::remove_cvref_t<Sch>, Allocator>::emplace(sch_, std::forward<Sch>(sch), alloc);
  }

  inline task_scheduler::task_scheduler(const task_scheduler& other) noexcept : functions(other.functions) {
    if (functions->copy != nullptr)
      functions->copy(other.sch_, sch_);
    else
      sch_ = other.sch_;
  }

  inline task_scheduler& task_scheduler::operator=(const task_scheduler& other) noexcept {
    if (this != &other) {
      std::destroy_at(this);
      std::construct_at(this, other);
    }
    return *this;
  }

  inline task_scheduler::~task_scheduler() {
    if (functions->destroy != nullptr)
      functions->destroy(sch_);
  }

  inline bool task_scheduler::equals(const void* type, const void* sch) const noexcept {
    return functions->type == type && functions->equal(sch_, sch);
  }

  inline bool operator==(const task_scheduler& lhs, const task_scheduler& rhs) noexcept {
    return lhs.equals(rhs.functions->type, rhs.functions->address(rhs.sch_));
  }

  class task_scheduler::ts_sender {
    friend task_scheduler;

    template<receiver R>
    friend class state;

    struct attrs {
      const ts_sender* sndr;

      task_scheduler query(get_completion_scheduler_t<set_value_t>) const noexcept { return sndr->sch; }
    };

    explicit ts_sender(const task_scheduler& scheduler) : sch(scheduler) { sch.functions->schedule(sch.sch_, sndr); }

  public:
    using sender_concept = sender_t;

    ts_sender(ts_sender&& other) noexcept : sch(other.sch) {
      if (sch.functions->move_sender != nullptr)
        sch.functions->move_sender(other.sndr, sndr);
      else
        sndr = other.sndr;
    }

    ~ts_sender() {
      if (sch.functions->destroy_sender != nullptr)
        sch.functions->destroy_sender(sndr);
    }

    template<class>
    static consteval auto get_completion_signatures() -> completion_signatures<set_value_t(),
      set_error_t(std::error_code), set_error_t(std::exception_ptr), set_stopped_t()> {
      return {};
    }

    attrs get_env() const noexcept { return {this}; }

    template<receiver Rcvr>
    state<std::remove_cvref_t<Rcvr>> connect(Rcvr&& rcvr) {
      return state<std::remove_cvref_t<Rcvr>>(*this, std::forward<Rcvr>(rcvr));
    }

  private:
    task_scheduler sch;
    sender_storage sndr;
  };

  template<receiver R>
  class task_scheduler::state : completion_handlers {
    friend ts_sender;

    template<class Rcvr>
    state(ts_sender& sndr, Rcvr&& receiver) : functions(sndr.sch.functions)
                                            , rcvr(std::forward<Rcvr>(receiver)) {
      this->token = link.get_token(get_stop_token(execution::get_env(rcvr)));
      functions->connect(sndr.sch.sch_, sndr.sndr, op, this);
    }

  public:
    using operation_state_concept = operation_state_t;

    state(state&&) = delete;

    ~state() {
      if (functions->destroy_operation != nullptr)
        functions->destroy_operation(op);
    }

    void start() & noexcept {
      link.start(get_stop_token(execution::get_env(rcvr)));
      functions->start(op);
    }

  private:
    void set_value() noexcept override { complete(execution::set_value); }
    void set_error(std::error_code err) noexcept override { complete(execution::set_error, std::move(err)); }
    void set_error(std::exception_ptr err) noexcept override { complete(execution::set_error, std::move(err)); }
    void set_stopped() noexcept override { complete(execution::set_stopped); }

    template<class Tag, class... Errors>
    void complete(Tag tag, Errors&&... errs) noexcept {
      link.finish();
      tag(std::move(rcvr), std::forward<Errors>(errs)...);
    }

    const backend* functions;
    [[no_unique_address]] R rcvr;
    [[no_unique_address]] stop_link<inplace_stop_source, stop_token_of_t<env_of_t<R>>> link;
    operation_storage op;
  };

  inline task_scheduler::ts_sender task_scheduler::schedule() const {
    return ts_sender(*this);
  }

} // namespace refstd::execution

#endif
