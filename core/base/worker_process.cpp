#include "core/base/worker_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/base/interruption.h"

extern char** environ;

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlock = 1U << 16;
constexpr int kPollMs = 100;
constexpr int kFoldersAbove = 4;  // of a build: tests/ui/benchmarks

MachineFailure systemFailure(const std::string& what, int code) {
    return MachineFailure({what, std::strerror(code), "", "close other programs and try again"});
}

class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    int get() const { return number_; }
    bool open() const { return number_ >= 0; }
    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

  private:
    int number_;
};

// Both ends are closed when another program starts, so no worker inherits those of another one.
struct Pipe {
    Descriptor out, in;  // read end, write end
    // A pair of sockets: writing to one with a closed other end can be done without raising a signal.
    Pipe() {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            throw systemFailure("socketpair", errno);
        out = Descriptor(ends[0]);
        in = Descriptor(ends[1]);
    }
};

// A running worker; killed with the object.
class Worker {
  public:
    explicit Worker(const WorkerRequest& request) : request_(request) {
        const fs::path program = request.program.empty() ? workerProgram() : request.program;
        if (program.empty()) {
            throw MachineFailure({"paragram-worker", "not found next to this program", "",
                                  "install the program again, or set PARAGRAM_WORKER to its place"});
        }
        Pipe input, output, lines;
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input.out.get(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output.in.get(), STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, lines.in.get(), STDERR_FILENO);
        std::string name = program.string();
        std::vector<char*> arguments{name.data()};
        std::vector<std::string> texts = request.arguments;
        for (std::string& text : texts) arguments.push_back(text.data());
        arguments.push_back(nullptr);
        const int failed =
            ::posix_spawn(&process_, name.c_str(), &actions, nullptr, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        if (failed != 0) throw systemFailure(name, failed);
        input_ = std::move(input.in);
        output_ = std::move(output.out);
        lines_ = std::move(lines.out);
        ::fcntl(input_.get(), F_SETFL, O_NONBLOCK);
    }
    ~Worker() {
        if (process_ <= 0) return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    Result<WorkerReport> run(const JobContext& job) {
        while (output_.open() || lines_.open()) {
            if (job.shouldStop() || waitsInterrupted()) return Stopped{};
            std::array<pollfd, 3> waiting{
                {{output_.get(), POLLIN, 0}, {lines_.get(), POLLIN, 0}, {input_.get(), POLLOUT, 0}}};
            if (::poll(waiting.data(), waiting.size(), kPollMs) < 0 && errno != EINTR)
                throw systemFailure("poll", errno);
            if (waiting[0].revents != 0) take(output_, report_.output);
            if (waiting[1].revents != 0) takeLines();
            if (waiting[2].revents != 0) give();
        }
        int status = 0;
        ::waitpid(std::exchange(process_, -1), &status, 0);
        report_.succeeded = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        return std::move(report_);
    }

  private:
    static void take(Descriptor& from, std::string& into) {
        std::array<char, kBlock> block{};
        const ssize_t count = ::read(from.get(), block.data(), block.size());
        if (count > 0) into.append(block.data(), static_cast<std::size_t>(count));
        if (count == 0 || (count < 0 && errno != EINTR)) from.close();
    }

    void takeLines() {
        take(lines_, partOfLine_);
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
                                               : ::send(input_.get(), waiting_.data() + given_,
                                                        waiting_.size() - given_, MSG_NOSIGNAL);
        if (count > 0) given_ += static_cast<std::size_t>(count);
        const bool broken = count < 0 && errno != EINTR && errno != EAGAIN;
        if (broken || (ended_ && given_ == waiting_.size())) input_.close();
    }

    const WorkerRequest& request_;
    pid_t process_ = -1;
    Descriptor input_, output_, lines_;
    std::string waiting_, partOfLine_;  // texts to be written; an incomplete line
    std::size_t given_ = 0;             // bytes of waiting_ that are written
    bool ended_ = false;
    WorkerReport report_;
};

}  // namespace

Result<WorkerReport> runWorker(const WorkerRequest& request, const JobContext& job) {
    return Worker(request).run(job);
}

fs::path workerProgram() {
    constexpr const char* kName = "paragram-worker";
    if (const char* named = std::getenv("PARAGRAM_WORKER")) return named;
    std::error_code code;
    const fs::path folder = fs::read_symlink("/proc/self/exe", code).parent_path();
    std::vector<fs::path> places{folder / kName, folder.parent_path() / "libexec" / "paragram" / kName};
    fs::path above = folder;
    for (int i = 0; i < kFoldersAbove; ++i) {
        above = above.parent_path();
        places.push_back(above / "app" / kName);
    }
    const auto found =
        std::ranges::find_if(places, [&](const fs::path& place) { return fs::is_regular_file(place, code); });
    return found == places.end() ? fs::path() : *found;
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
