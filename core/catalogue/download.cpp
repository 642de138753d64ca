#include "core/catalogue/download.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/base/stopwatch.h"
#include "core/catalogue/http_transfer.h"
#include "core/catalogue/part_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr double kLongestWait = 60;  // seconds
constexpr double kPatience = 600;    // seconds; longest waiting time accepted from a server
constexpr double kBytesOfMegabyte = 1e6;
constexpr int kRestarts = 3;

// The addresses to try: https first for a plain http address, except on this computer.
std::vector<std::string> placesOf(const std::vector<std::string>& urls) {
    std::vector<std::string> places;
    for (const std::string& url : urls) {
        const bool local = url.starts_with("http://127.0.0.1") || url.starts_with("http://localhost") ||
                           url.starts_with("http://[::1]");
        if (url.starts_with("http://") && !local) places.push_back("https://" + url.substr(7));
        places.push_back(url);
    }
    return places;
}

// What to do after an attempt at one address.
enum class Step { done, again, waitAgain, nextPlace, stopped, fail };

class Download {
  public:
    Download(const DownloadRequest& request, JobContext& job)
        : request_(request), job_(job), part_(request.target) {}

    Result<DownloadSummary> run() {
        const Result<Nothing> opened = part_.open(job_);
        if (opened.stopped()) return Result<DownloadSummary>::stoppedWith(summary_);
        if (!opened) return opened.error();
        std::vector<std::string> reasons;
        for (const std::string& place : placesOf(request_.urls)) {
            const Step end = runAt(place);
            if (end == Step::done) return finished(place);
            if (end == Step::stopped) return Result<DownloadSummary>::stoppedWith(summary_);
            if (end == Step::fail) return *failure_;
            reasons.push_back(place + ": " + reason_);
        }
        return Error{request_.target.filename().string(),
                     fmt::format("no address provides this file ({})", fmt::join(reasons, "; ")), "",
                     "check the connection and try again later; what was received is kept and resumed"};
    }

  private:
    Step runAt(const std::string& place) {
        restarts_ = 0;
        double wait = request_.waitSeconds;
        for (int attempt = 0; attempt < request_.attempts;) {
            if (job_.shouldStop()) return Step::stopped;
            retryAfter_ = -1;
            const Step step = tryAt(place);
            ++summary_.attempts;
            if (step == Step::again && ++restarts_ <= kRestarts) continue;
            if (step != Step::again && step != Step::waitAgain) return step;
            const bool progressed = part_.bytes() > furthest_;
            furthest_ = std::max(furthest_, part_.bytes());
            attempt = progressed ? 1 : attempt + 1;
            if (progressed) wait = request_.waitSeconds;
            if (attempt == request_.attempts || retryAfter_ > kPatience) break;
            if (!sleep(std::max(wait, retryAfter_))) return Step::stopped;
            wait = std::min(wait * 2, kLongestWait);
        }
        return Step::nextPlace;
    }

    Step tryAt(const std::string& place) {
        const PartOrigin& origin = part_.origin();
        const bool same = origin.url == place || !request_.sha256.empty();
        const std::int64_t first = same ? part_.bytes() : 0;
        if (first > 0 && first == origin.total) return verify();
        TransferRequest asked{place, first, {}, request_.proxy, request_.bytesPerSecond};
        if (first > 0 && origin.url == place)
            asked.ifRange = origin.etag.starts_with('"') ? origin.etag : origin.lastModified;
        Step refusal = Step::nextPlace;
        const TransferSink sink{[&](const TransferHead& head) { return begin(place, first, head, refusal); },
                                [&](std::span<const char> bytes) { return take(bytes, refusal); }};
        const TransferOutcome outcome = transfer(asked, sink, job_);
        if (outcome.end == TransferEnd::stopped) return Step::stopped;
        if (outcome.end == TransferEnd::refusedByUs) return refusal;
        if (outcome.end == TransferEnd::broken) {
            reason_ = outcome.reason;
            return Step::waitAgain;
        }
        return judge(outcome.head);
    }

    // The end of a complete answer.
    Step judge(const TransferHead& head) {
        if (head.status == 200 || head.status == 206) {
            const std::int64_t total = part_.origin().total;
            if (total < 0 || part_.bytes() == total) return verify();
            reason_ =
                fmt::format("{} of {} bytes received", groupedNumber(part_.bytes()), groupedNumber(total));
            return Step::waitAgain;
        }
        reason_ = fmt::format("the server answers {}", head.status);
        if (head.status == 416) {
            // The file is complete; or it has fewer bytes than that, because it is another version now.
            if (part_.bytes() == head.rangeTotal && part_.origin().etag == head.etag) return verify();
            part_.discard();
            return Step::again;
        }
        retryAfter_ = head.retryAfter;
        const bool later = head.status == 408 || head.status == 429 || head.status >= 500;
        return later ? Step::waitAgain : Step::nextPlace;
    }

    bool begin(const std::string& place, std::int64_t first, const TransferHead& head, Step& refusal) {
        PartOrigin now{place, head.etag, head.lastModified, head.length};
        if (head.status == 206) {
            now.total = head.rangeTotal;
            const PartOrigin& old = part_.origin();
            const bool continues =
                head.rangeFirst == first && (now.total < 0 || old.total < 0 || now.total == old.total) &&
                (place != old.url || head.etag.empty() || old.etag.empty() || head.etag == old.etag);
            if (!continues) {
                part_.discard();
                reason_ = "the file changed while it was read";
                refusal = Step::again;
                return false;
            }
        }
        if (request_.bytes > 0 && now.total >= 0 && now.total != request_.bytes) {
            reason_ = fmt::format("{} bytes instead of {}", groupedNumber(now.total),
                                  groupedNumber(request_.bytes));
            refusal = Step::nextPlace;
            return false;
        }
        const std::int64_t there = head.status == 206 ? first : 0;
        if (now.total >= 0 && !agreed(now.total, refusal)) return false;
        const double needed =
            static_cast<double>(std::max<std::int64_t>(now.total, 0) - there + request_.spareBytes);
        const Result<Nothing> room =
            checkFreeSpace(request_.target.parent_path(), needed, request_.target.filename().string());
        if (!room) return fail(room.error(), refusal);
        if (head.status == 200) part_.restart(now);
        started_ = part_.bytes();
        watch_ = Stopwatch();
        return true;
    }

    bool take(std::span<const char> bytes, Step& refusal) {
        const std::int64_t size = part_.bytes() + static_cast<std::int64_t>(bytes.size());
        const std::int64_t expected = request_.bytes > 0 ? request_.bytes : part_.origin().total;
        if (expected >= 0 && size > expected) {
            reason_ = fmt::format("more than the announced {} bytes", groupedNumber(expected));
            part_.discard();
            refusal = Step::nextPlace;
            return false;
        }
        if (!agreed(size, refusal)) return false;
        part_.add(bytes);
        summary_.received += static_cast<std::int64_t>(bytes.size());
        tell();
        return true;
    }

    bool agreed(std::int64_t bytes, Step& refusal) {
        if (request_.allowLarge || bytes <= kLargeDownload) return true;
        return fail({request_.target.filename().string(),
                     fmt::format("{} bytes or more to download", groupedNumber(bytes)),
                     fmt::format("at most {} without consent", groupedNumber(kLargeDownload)),
                     "agree to it with --yes"},
                    refusal);
    }

    bool fail(Error error, Step& refusal) {
        failure_ = std::move(error);
        refusal = Step::fail;
        return false;
    }

    Step verify() {
        const std::int64_t bytes = part_.bytes();
        if (request_.bytes > 0 && bytes != request_.bytes) {
            reason_ =
                fmt::format("{} bytes instead of {}", groupedNumber(bytes), groupedNumber(request_.bytes));
        } else if (const std::string sum = part_.sha256();
                   !request_.sha256.empty() && sum != request_.sha256) {
            reason_ = fmt::format("its SHA-256 is {} instead of {}", sum, request_.sha256);
        } else {
            return Step::done;
        }
        part_.discard();
        return Step::nextPlace;
    }

    Result<DownloadSummary> finished(const std::string& place) {
        summary_.url = place;
        summary_.etag = part_.origin().etag;
        summary_.lastModified = part_.origin().lastModified;
        summary_.sha256 = part_.sha256();
        summary_.bytes = part_.bytes();
        part_.commit();
        return summary_;
    }

    void tell() {
        const double done = static_cast<double>(part_.bytes()) / kBytesOfMegabyte;
        const std::int64_t known = part_.origin().total >= 0 ? part_.origin().total : request_.bytes;
        const double total = static_cast<double>(known) / kBytesOfMegabyte, seconds = watch_.seconds();
        const double rate =
            seconds > 0 ? static_cast<double>(part_.bytes() - started_) / kBytesOfMegabyte / seconds : 0;
        job_.report({"Downloading " + request_.target.filename().string(), done, total, "MB", rate, "MB",
                     rate > 0 && total > 0 ? (total - done) / rate : -1});
    }

    // false: stopped.
    bool sleep(double seconds) {
        job_.report({fmt::format("Waiting to try again ({})", reason_), 0, 0, {}, 0, {}, seconds});
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        never.wait_for(lock, job_.stop, std::chrono::duration<double>(seconds), [] { return false; });
        return !job_.shouldStop();
    }

    const DownloadRequest& request_;
    JobContext& job_;
    PartFile part_;
    DownloadSummary summary_;
    std::string reason_;
    std::optional<Error> failure_;
    double retryAfter_ = -1;
    int restarts_ = 0;
    std::int64_t furthest_ = 0;  // the most bytes received so far: a restart alone is not progress
    std::int64_t started_ = 0;   // bytes that existed when the transfer started
    Stopwatch watch_;
};

}  // namespace

Result<DownloadSummary> download(const DownloadRequest& request, JobContext& job) {
    const Result<Nothing> writable = checkWritable(request.target);
    if (!writable) return writable.error();
    return Download(request, job).run();
}

}  // namespace paragram
