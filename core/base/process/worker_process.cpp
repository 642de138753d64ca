#include "core/base/process/worker_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "core/base/interruption.h"
#include "core/base/process/child_process.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlock = 1U << 16;
constexpr int kPollMs = 100;

// A running worker; killed with the object.
class Worker {
  public:
    explicit Worker(const WorkerRequest& request)
        : request_(request),
          process_(
              startWorker(request.arguments, request.program.empty() ? workerProgram() : request.program)) {
        ::fcntl(process_.input.get(), F_SETFL, O_NONBLOCK);
    }

    Result<WorkerReport> run(const JobContext& job) {
        Descriptor &input = process_.input, &output = process_.output, &lines = process_.lines;
        while (output.open() || lines.open()) {
            if (job.shouldStop() || waitsInterrupted()) return Stopped{};
            std::array<pollfd, 3> waiting{
                {{output.get(), POLLIN, 0}, {lines.get(), POLLIN, 0}, {input.get(), POLLOUT, 0}}};
            if (::poll(waiting.data(), waiting.size(), kPollMs) < 0 && errno != EINTR)
                throw systemFailure("poll", errno);
            if (waiting[0].revents != 0) output.take(report_.output);
            if (waiting[1].revents != 0) takeLines();
            if (waiting[2].revents != 0) give();
        }
        report_.succeeded = process_.wait();
        return std::move(report_);
    }

  private:
    void takeLines() {
        process_.lines.take(partOfLine_);
        for (std::size_t end = partOfLine_.find('\n'); end != std::string::npos;
             end = partOfLine_.find('\n')) {
            report_.lastLine = partOfLine_.substr(0, end);
            if (request_.onLine) request_.onLine(report_.lastLine);
            partOfLine_.erase(0, end + 1);
        }
    }

    void give() {
        if (given_ == waiting_.size()) {
            waiting_.clear();
            given_ = 0;
            std::string text;
            while (waiting_.size() < kBlock && !ended_) {
                ended_ = !request_.input || !request_.input(text);
                if (!ended_) waiting_.append(text).push_back('\0');
            }
        }
        const ssize_t count = waiting_.empty() ? 0
                                               : ::send(process_.input.get(), waiting_.data() + given_,
                                                        waiting_.size() - given_, MSG_NOSIGNAL);
        if (count > 0) given_ += static_cast<std::size_t>(count);
        const bool broken = count < 0 && errno != EINTR && errno != EAGAIN;
        if (broken || (ended_ && given_ == waiting_.size())) process_.input.close();
    }

    const WorkerRequest& request_;
    ChildProcess process_;
    std::string waiting_, partOfLine_;  // texts to be written; an incomplete line
    std::size_t given_ = 0;             // bytes of waiting_ that are written
    bool ended_ = false;
    WorkerReport report_;
};

}  // namespace

Result<WorkerReport> runWorker(const WorkerRequest& request, const JobContext& job) {
    return Worker(request).run(job);
}

ChildProcess startWorker(const std::vector<std::string>& arguments, const fs::path& program) {
    if (program.empty()) {
        throw MachineFailure({"paragram-worker", "not found next to this program", "",
                              "install the program again, or set PARAGRAM_WORKER to its place"});
    }
    return {program, arguments};
}

fs::path workerProgram() {
    return programBeside("paragram-worker", "PARAGRAM_WORKER");
}

bool WorkerInput::next(std::string& text) {
    for (;;) {
        const auto end = buffer_.find('\0', at_);
        if (end != std::string::npos) {
            text.assign(buffer_, at_, end - at_);
            at_ = end + 1;
            return true;
        }
        buffer_.erase(0, at_);
        at_ = 0;
        const std::size_t had = buffer_.size();
        buffer_.resize(had + kBlock);
        const ssize_t count = ::read(STDIN_FILENO, buffer_.data() + had, kBlock);
        buffer_.resize(had + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
    }
}

}  // namespace paragram
