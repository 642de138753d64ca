// One HTTP request for a file, or for the rest of it (libcurl).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "core/base/job_context.h"

namespace paragram {

struct TransferRequest {
    std::string url;         // http or https
    std::int64_t first = 0;  // request the bytes from here on
    std::string ifRange;     // an entity tag or a date: the server sends the complete file if it has changed
    std::string proxy;       // empty: from the environment (http_proxy, https_proxy, no_proxy)
    std::int64_t bytesPerSecond = 0;  // limit; 0: none
    int stallSeconds = 60;            // give up after this time without a byte
};

// The head of the final answer, after redirects.
struct TransferHead {
    long status = 0;
    std::string etag, lastModified;
    std::int64_t length = -1;      // of the body; -1: unknown
    std::int64_t rangeFirst = -1;  // Content-Range; -1: none
    std::int64_t rangeTotal = -1;  // size of the complete file by Content-Range; -1: unknown
    double retryAfter = -1;        // seconds; -1: unknown
};

enum class TransferEnd { complete, broken, refusedByUs, stopped };

struct TransferOutcome {
    TransferEnd end = TransferEnd::broken;
    TransferHead head;
    std::string reason;  // broken: "connection refused"
};

struct TransferSink {
    // Called before the first byte of an answer of status 200 or 206, or at its end if it is empty; false
    // ends the transfer.
    std::function<bool(const TransferHead& head)> begin;
    // Called with the bytes of such a body in order; false ends the transfer.
    std::function<bool(std::span<const char> bytes)> take;
};

// Waits while the job is paused; if the connection breaks then, the next request resumes it.
TransferOutcome transfer(const TransferRequest& request, const TransferSink& sink, const JobContext& job);

}  // namespace paragram
