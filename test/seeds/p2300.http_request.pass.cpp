// seed: P2300R10 L1154
//
// A request is read, validated, handled and answered in steps, each of which is a sender; wherever it fails or is
// cancelled on the way, the one place that handles that makes an answer of it.

#include "contexts.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>
#include <utility>

struct http_request {
  std::string path;
};

struct http_response {
  int status;
  std::string body;
};

// What comes in from the network, and what went out.
struct server {
  single_thread_context io;
  thread_pool workers;
  http_response sent{};
  int responses = 0;

  template<class Incoming>
  auto request_start(Incoming incoming) {
    return ex::starts_on(io.get_scheduler(), std::move(incoming));
  }

  auto validate() {
    return [this](const http_request& request) {
      assert(io.runs_here());
      if (!request.path.starts_with('/'))
        throw std::invalid_argument("not a path");
      return ex::just(request);
    };
  }

  auto handle() {
    return [this](const http_request& request) {
      return ex::just(request) | ex::continues_on(workers.scheduler()) | ex::then([this](http_request request) {
        assert(workers.runs_here());
        if (request.path == "/broken")
          throw std::runtime_error("handler is broken");
        if (request.path == "/unknown")
          throw 7;
        return http_response{200, "body of " + request.path};
      });
    };
  }

  static auto error_to_response(std::exception_ptr error) {
    try {
      std::rethrow_exception(error);
    } catch (const std::invalid_argument& e) {
      return ex::just(http_response{404, e.what()});
    } catch (const std::exception& e) {
      return ex::just(http_response{500, e.what()});
    } catch (...) {
      return ex::just(http_response{500, "unknown error"});
    }
  }

  static auto stopped_to_response() { return ex::just(http_response{503, "not available"}); }

  auto send() {
    return [this](const http_response& response) {
      return ex::just(response) | ex::continues_on(io.get_scheduler()) | ex::then([this](http_response response) {
        assert(io.runs_here());
        sent = std::move(response);
        ++responses;
      });
    };
  }

  template<class Incoming>
  ex::sender auto flow(Incoming incoming) {
    return request_start(std::move(incoming)) | ex::let_value(validate()) | ex::let_value(handle()) |
           ex::let_error(&server::error_to_response) | ex::let_stopped(&server::stopped_to_response) |
           ex::let_value(send());
  }
};

template<class Incoming>
void test(Incoming incoming, int status, std::string body) {
  server s;
  auto flow = s.flow(std::move(incoming));
  assert(s.responses == 0);
  assert(ext::sync_wait(std::move(flow)));
  assert(s.responses == 1);
  assert(s.sent.status == status);
  assert(s.sent.body == body);
}

int main(int, char**) {
  test(ex::just(http_request{"/index"}), 200, "body of /index");
  test(ex::just(http_request{"index"}), 404, "not a path");
  test(ex::just(http_request{"/broken"}), 500, "handler is broken");
  test(ex::just(http_request{"/unknown"}), 500, "unknown error");

  // The connection itself fails, or the server is shut down.
  using incoming =
    ex::completion_signatures<ex::set_value_t(http_request), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;
  test(sends<incoming>(ex::set_error, std::make_exception_ptr(std::runtime_error("reset"))), 500, "reset");
  test(sends<incoming>(ex::set_stopped), 503, "not available");
  return 0;
}
