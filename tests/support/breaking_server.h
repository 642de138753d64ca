// A real HTTP server on loopback that behaves as a test specifies: breaks connections, lies, refuses.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace paragram::test {

struct HttpRequest {
    std::string method, path;
    std::map<std::string, std::string> headers;  // names in lower case
    // first byte requested by Range: bytes=N-; 0 without
    std::size_t rangeFirst() const;
};

struct HttpAnswer {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers;  // Content-Length is added unless present
    std::string body;
    std::size_t sendBytes = std::string::npos;  // of the body, then the connection is closed
    int pauseMs = 0;                            // after each 64 KiB
    bool chunked = false;                       // no length is announced
};

class BreakingServer {
  public:
    using Answer = std::function<HttpAnswer(const HttpRequest& request, int number)>;

    // number counts requests from 0.
    explicit BreakingServer(Answer answer);
    ~BreakingServer();
    BreakingServer(const BreakingServer&) = delete;
    BreakingServer& operator=(const BreakingServer&) = delete;

    std::string url(const std::string& path) const;
    std::vector<HttpRequest> requests() const;

  private:
    void serve();
    void talk(int connection);

    Answer answer_;
    int listener_ = -1;
    int port_ = 0;
    std::atomic<bool> ending_ = false;
    mutable std::mutex mutex_;
    std::vector<HttpRequest> requests_;
    std::thread thread_;
};

// What an honest server answers for a file: ranges, If-Range, an entity tag.
HttpAnswer fileAnswer(const HttpRequest& request, const std::string& content, const std::string& etag);

}  // namespace paragram::test
