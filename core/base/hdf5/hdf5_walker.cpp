#include "core/base/hdf5/hdf5_walker.h"

#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>

#include "core/base/interruption.h"
#include "core/base/process/worker_process.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr int kPollMs = 100;
constexpr int kTries = 2;

bool send(const Descriptor& to, const std::string& bytes) {
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t count = ::send(to.get(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) sent += static_cast<std::size_t>(count);
    }
    return true;
}

}  // namespace

Result<bool> Hdf5Walker::survives(const fs::path& file) {
    const std::lock_guard lock(mutex_);
    if (const fs::path program = workerProgram(); program != program_) {
        process_.reset();
        program_ = program;
    }
    const std::string name = fs::absolute(file).string() + '\0';
    Reply reply = Reply::failed;
    for (int tries = 0; tries < kTries && reply == Reply::failed; ++tries) {
        if (!process_) process_.reset(new ChildProcess(startWorker({"walk-hdf5"}, program_)));
        reply = ask(name);
        if (reply != Reply::survived) process_.reset();
    }
    if (reply == Reply::stopped) return Stopped{};
    return reply == Reply::survived;
}

Hdf5Walker::Reply Hdf5Walker::ask(const std::string& name) {
    if (!send(process_->input, name)) return Reply::failed;
    std::string answer, messages;
    while (answer.empty()) {
        if (waitsInterrupted()) return Reply::stopped;
        std::array<pollfd, 2> waiting{
            {{process_->output.get(), POLLIN, 0}, {process_->lines.get(), POLLIN, 0}}};
        if (::poll(waiting.data(), waiting.size(), kPollMs) < 0 && errno != EINTR)
            throw systemFailure("poll", errno);
        if (waiting[0].revents != 0) process_->output.take(answer);
        if (waiting[1].revents != 0) process_->lines.take(messages);
        if (answer.empty() && !process_->output.open()) return Reply::failed;
    }
    return answer == "+" ? Reply::survived : Reply::failed;
}

}  // namespace paragram
