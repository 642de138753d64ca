#include "core/catalogue/http_transfer.h"

#include <curl/curl.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string_view>

namespace paragram {
namespace {

struct EasyFree {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct ListFree {
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

std::optional<std::int64_t> number(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
    return value;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// "bytes 100-199/1000", "bytes */1000"
void readContentRange(std::string_view text, TransferHead& head) {
    if (!text.starts_with("bytes ")) return;
    text.remove_prefix(6);
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) return;
    head.rangeTotal = number(trimmed(text.substr(slash + 1))).value_or(-1);
    head.rangeFirst = number(trimmed(text.substr(0, text.find('-')))).value_or(-1);
}

struct Exchange {
    const TransferSink& sink;
    const JobContext& job;
    TransferHead head;
    bool begun = false, refused = false, stopped = false;

    bool wanted() const { return head.status == 200 || head.status == 206; }
    bool begin() {
        if (begun) return true;
        begun = true;
        refused = !sink.begin(head);
        return !refused;
    }
};

std::size_t takeHeader(char* data, std::size_t size, std::size_t count, void* user) {
    Exchange& exchange = *static_cast<Exchange*>(user);
    const std::string_view line(data, size * count);
    if (line.starts_with("HTTP/")) {
        exchange.head = {};
        const auto space = line.find(' ');
        if (space != std::string_view::npos)
            exchange.head.status = static_cast<long>(number(line.substr(space + 1, 3)).value_or(0));
        return line.size();
    }
    const auto colon = line.find(':');
    if (colon == std::string_view::npos) return line.size();
    std::string name(line.substr(0, colon));
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (name == "etag") exchange.head.etag = value;
    if (name == "last-modified") exchange.head.lastModified = value;
    if (name == "content-length") exchange.head.length = number(value).value_or(-1);
    if (name == "content-range") readContentRange(value, exchange.head);
    if (name == "retry-after") exchange.head.retryAfter = static_cast<double>(number(value).value_or(-1));
    return line.size();
}

std::size_t takeBody(char* data, std::size_t size, std::size_t count, void* user) {
    Exchange& exchange = *static_cast<Exchange*>(user);
    const std::size_t bytes = size * count;
    if (!exchange.wanted()) return bytes;  // an error page
    if (!exchange.begin()) return 0;
    if (!exchange.sink.take({data, bytes})) {
        exchange.refused = true;
        return 0;
    }
    return bytes;
}

int poll(void* user, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    Exchange& exchange = *static_cast<Exchange*>(user);
    exchange.stopped = exchange.job.shouldStop();
    return exchange.stopped ? 1 : 0;
}

void initialiseOnce() {
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

}  // namespace

TransferOutcome transfer(const TransferRequest& request, const TransferSink& sink, const JobContext& job) {
    initialiseOnce();
    const std::unique_ptr<CURL, EasyFree> handle(curl_easy_init());
    if (!handle) throw std::bad_alloc();
    CURL* curl = handle.get();
    Exchange exchange{sink, job, {}};
    char reason[CURL_ERROR_SIZE] = "";
    curl_slist* lines = nullptr;
    if (request.first > 0) {
        // Set as a header: with its own offset, libcurl rejects an answer that contains the complete file.
        lines = curl_slist_append(lines, fmt::format("Range: bytes={}-", request.first).c_str());
        if (!request.ifRange.empty())
            lines = curl_slist_append(lines, ("If-Range: " + request.ifRange).c_str());
    }
    const std::unique_ptr<curl_slist, ListFree> owner(lines);
    curl_easy_setopt(curl, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, lines);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    // What begins encrypted stays so.
    curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR,
                     request.url.starts_with("https:") ? "https" : "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
    curl_easy_setopt(curl, CURLOPT_MAXREDIRS, 10L);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "paragram/1.0");
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, 20L);
    curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, static_cast<long>(request.stallSeconds));
    if (request.bytesPerSecond > 0)
        curl_easy_setopt(curl, CURLOPT_MAX_RECV_SPEED_LARGE, static_cast<curl_off_t>(request.bytesPerSecond));
    if (!request.proxy.empty()) curl_easy_setopt(curl, CURLOPT_PROXY, request.proxy.c_str());
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, reason);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, takeHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, takeBody);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, poll);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &exchange);

    const CURLcode code = curl_easy_perform(curl);
    if (code == CURLE_OK && exchange.wanted()) exchange.begin();  // an empty file
    TransferOutcome outcome{TransferEnd::broken, exchange.head, {}};
    if (exchange.stopped)
        outcome.end = TransferEnd::stopped;
    else if (exchange.refused)
        outcome.end = TransferEnd::refusedByUs;
    else if (code == CURLE_OK)
        outcome.end = TransferEnd::complete;
    else
        outcome.reason = reason[0] != '\0' ? reason : curl_easy_strerror(code);
    return outcome;
}

}  // namespace paragram
