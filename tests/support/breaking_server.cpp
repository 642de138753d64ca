#include "tests/support/breaking_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <sstream>
#include <stdexcept>

namespace paragram::test {
namespace {

constexpr std::size_t kBlock = 1U << 16;

bool sendAll(int connection, const char* data, std::size_t size) {
    while (size > 0) {
        const ssize_t sent = ::send(connection, data, size, MSG_NOSIGNAL);
        if (sent <= 0) return false;
        data += sent;
        size -= static_cast<std::size_t>(sent);
    }
    return true;
}

}  // namespace

std::size_t HttpRequest::rangeFirst() const {
    const auto found = headers.find("range");
    return found == headers.end() ? 0 : std::stoul(found->second.substr(found->second.find('=') + 1));
}

BreakingServer::BreakingServer(Answer answer) : answer_(std::move(answer)) {
    listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (listener_ < 0 || ::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
        ::listen(listener_, 8) != 0 ||
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        throw std::runtime_error("no loopback socket");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { serve(); });
}

BreakingServer::~BreakingServer() {
    ending_ = true;
    thread_.join();
    ::close(listener_);
}

std::string BreakingServer::url(const std::string& path) const {
    return "http://127.0.0.1:" + std::to_string(port_) + path;
}

std::vector<HttpRequest> BreakingServer::requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
}

void BreakingServer::serve() {
    while (!ending_) {
        pollfd waiting{listener_, POLLIN, 0};
        if (::poll(&waiting, 1, 50) <= 0) continue;
        const int connection = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0) continue;
        talk(connection);
        ::close(connection);
    }
}

void BreakingServer::talk(int connection) {
    std::string text;
    char block[4096];
    while (text.find("\r\n\r\n") == std::string::npos) {
        const ssize_t got = ::recv(connection, block, sizeof block, 0);
        if (got <= 0) return;
        text.append(block, static_cast<std::size_t>(got));
    }
    HttpRequest request;
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    std::istringstream(line) >> request.method >> request.path;
    while (std::getline(lines, line) && line != "\r") {
        const auto colon = line.find(':');
        if (colon == std::string::npos) continue;
        std::string name = line.substr(0, colon);
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return std::tolower(c); });
        request.headers[name] = line.substr(colon + 2, line.find_last_not_of("\r\n") - colon - 1);
    }
    int number = 0;
    {
        const std::lock_guard lock(mutex_);
        number = static_cast<int>(requests_.size());
        requests_.push_back(request);
    }
    const HttpAnswer answer = answer_(request, number);
    std::string head = "HTTP/1.1 " + std::to_string(answer.status) + " Answer\r\nConnection: close\r\n";
    bool length = answer.chunked;
    for (const auto& [name, value] : answer.headers) {
        head += name + ": " + value + "\r\n";
        length = length || name == "Content-Length";
    }
    if (!length) head += "Content-Length: " + std::to_string(answer.body.size()) + "\r\n";
    head += "\r\n";
    if (!sendAll(connection, head.data(), head.size())) return;
    const std::size_t bytes = std::min(answer.sendBytes, answer.body.size());
    for (std::size_t at = 0; at < bytes && !ending_; at += kBlock) {
        if (!sendAll(connection, answer.body.data() + at, std::min(kBlock, bytes - at))) return;
        if (answer.pauseMs > 0) std::this_thread::sleep_for(std::chrono::milliseconds(answer.pauseMs));
    }
}

HttpAnswer fileAnswer(const HttpRequest& request, const std::string& content, const std::string& etag) {
    HttpAnswer answer;
    answer.headers = {{"ETag", etag}, {"Accept-Ranges", "bytes"}};
    const auto condition = request.headers.find("if-range");
    const bool same = condition == request.headers.end() || condition->second == etag;
    const std::size_t first = request.rangeFirst();
    if (!request.headers.contains("range") || !same) {
        answer.body = content;
    } else if (first >= content.size()) {
        answer.status = 416;
        answer.headers.push_back({"Content-Range", "bytes */" + std::to_string(content.size())});
    } else {
        answer.status = 206;
        answer.headers.push_back({"Content-Range", "bytes " + std::to_string(first) + "-" +
                                                       std::to_string(content.size() - 1) + "/" +
                                                       std::to_string(content.size())});
        answer.body = content.substr(first);
    }
    return answer;
}

}  // namespace paragram::test
