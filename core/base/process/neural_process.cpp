#include "core/base/process/neural_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>

#include "core/base/interruption.h"

namespace paragram {
namespace {

constexpr int kPollMs = 100;
constexpr std::size_t kSaid = 1U << 16;  // bytes kept of its standard error

std::filesystem::path neuralProgram() {
    return programBeside("paragram-neural", "PARAGRAM_NEURAL");
}

// The last line that is not empty.
std::string lastLine(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

}  // namespace

Result<Nothing> NeuralProcess::checkInstalled() {
    if (!neuralProgram().empty()) return Nothing{};
    return Error{
        "paragram-neural", "not installed; it computes generative models", "",
        "install the package paragram-neural, or run packaging/install-dependencies neural and build the "
        "program again"};
}

Result<std::unique_ptr<NeuralProcess>> NeuralProcess::start() {
    if (const Result<Nothing> installed = checkInstalled(); !installed) return installed.error();
    return std::unique_ptr<NeuralProcess>(new NeuralProcess(neuralProgram()));
}

NeuralProcess::NeuralProcess(const std::filesystem::path& program) : process_(program, {}) {
    ::fcntl(process_.input.get(), F_SETFL, O_NONBLOCK);
}

void NeuralProcess::ended() {
    const bool clean = process_.wait();
    const std::string line = lastLine(said_);
    throw MachineFailure(
        {"paragram-neural", line.empty() ? "ended unexpectedly" : "ended: " + line, "",
         clean ? "start again" : "close other programs, which may need its memory, and continue"});
}

Frame NeuralProcess::ask(const Frame& request) {
    return *exchange(request, nullptr);
}

Result<Frame> NeuralProcess::ask(const Frame& request, const JobContext& job) {
    return exchange(request, &job);
}

Result<Frame> NeuralProcess::exchange(const Frame& request, const JobContext* job) {
    const std::string bytes = request.bytes();
    std::size_t sent = 0;
    for (;;) {
        if (job != nullptr && (job->shouldStop() || waitsInterrupted())) return Stopped{};
        std::array<pollfd, 3> waiting{{{process_.output.get(), POLLIN, 0},
                                       {process_.lines.get(), POLLIN, 0},
                                       {sent < bytes.size() ? process_.input.get() : -1, POLLOUT, 0}}};
        if (::poll(waiting.data(), waiting.size(), kPollMs) < 0 && errno != EINTR)
            throw systemFailure("poll", errno);
        if (waiting[1].revents != 0) process_.lines.take(said_);
        if (said_.size() > kSaid) said_.erase(0, said_.size() - kSaid);
        if (waiting[2].revents != 0) {
            const ssize_t count =
                ::send(process_.input.get(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
            if (count > 0) sent += static_cast<std::size_t>(count);
            if (count < 0 && errno != EINTR && errno != EAGAIN) ended();
        }
        if (waiting[0].revents == 0) continue;
        process_.output.take(received_);
        std::optional<Frame> answer;
        try {
            answer = Frame::take(received_);
        } catch (const std::runtime_error& failure) {
            throw MachineFailure(
                {"paragram-neural", failure.what(), "an answer", "install the program again"});
        }
        if (answer) {
            if (answer->header.contains("error")) {
                throw MachineFailure({"paragram-neural", answer->header["error"].get<std::string>(), "",
                                      "choose other settings or a smaller model"});
            }
            return *std::move(answer);
        }
        if (!process_.output.open()) ended();
    }
}

}  // namespace paragram
