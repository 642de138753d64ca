// One request for a file over HTTP, or for the rest of it (libcurl).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "core/base/job_context.h"

namespace paragram {

struct TransferRequest {
    std::string url;         // http or https
    std::int64_t first = 0;  // ask for the bytes from here on
    std::string ifRange;     // an entity tag or a date: the server sends all when the file is another now
    std::string proxy;       // empty: as the environment says (http_proxy, https_proxy, no_proxy)
    std::int64_t bytesPerSecond = 0;  // limit; 0: none
    int stallSeconds = 60;            // give up after so long without a byte
};

// The head of the answer that counts, after redirects.
struct TransferHead {
    long status = 0;
    std::string etag, lastModified;
    std::int64_t length = -1;      // of the body; -1: not said
    std::int64_t rangeFirst = -1;  // Content-Range; -1: none
    std::int64_t rangeTotal = -1;  // size of the whole file by Content-Range; -1: not said
    double retryAfter = -1;        // seconds; -1: not said
};

enum class TransferEnd { complete, broken, refusedByUs, stopped };

struct TransferOutcome {
    TransferEnd end = TransferEnd::broken;
    TransferHead head;
    std::string reason;  // broken: "connection refused"
};

struct TransferSink {
    // Before the first byte of an answer of status 200 or 206, or at its end if it has none; false: do not
    // go on.
    std::function<bool(const TransferHead& head)> begin;
    // Bytes of such a body in order; false: do not go on.
    std::function<bool(std::span<const char> bytes)> take;
};

// Waits while the job is paused; a connection that breaks then is resumed by whoever asks again.
TransferOutcome transfer(const TransferRequest& request, const TransferSink& sink, const JobContext& job);

}  // namespace paragram
