#include "core/base/child_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <set>
#include <utility>

#include "core/base/result.h"

namespace paragram {
namespace {

constexpr std::size_t kBlock = 1U << 16;
constexpr int kPollMs = 100;

MachineFailure systemFailure(const char* what) {
    return MachineFailure({what, std::strerror(errno), "", "close other programs and try again"});
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

// The ends of pipes to children that this process holds. Another child would inherit them, and who waits for
// the end of such a pipe would wait for that child, too: two that wait for each other never end. So pipes are
// made, and ends closed, under one lock, and a child closes those that are not its own.
struct HeldEnds {
    std::mutex mutex;
    std::set<int> numbers;
    void close(Descriptor& end) {
        const std::lock_guard lock(mutex);
        numbers.erase(end.get());
        end.close();
    }
};

HeldEnds& heldEnds() {
    static HeldEnds ends;
    return ends;
}

struct Pipe {
    Descriptor out, in;  // read end, write end
    // A pair of sockets: writing to one whose other end is gone need not raise a signal.
    Pipe() {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            throw systemFailure("socketpair");
        out = Descriptor(ends[0]);
        in = Descriptor(ends[1]);
    }
};

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// Texts from the parent, each ended by a zero byte.
class Texts {
  public:
    explicit Texts(int descriptor) : descriptor_(descriptor) {}
    bool next(std::string& text) {
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
            const ssize_t count = ::read(descriptor_, buffer_.data() + had, kBlock);
            buffer_.resize(had + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) return false;
        }
    }

  private:
    int descriptor_;
    std::string buffer_;
    std::size_t at_ = 0;
};

[[noreturn]] void runChild(const ChildWork& work, const Pipe& feed, const Pipe& result, const Pipe& said) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (const int end : heldEnds().numbers) ::close(end);
    std::signal(SIGINT, SIG_IGN);  // the parent hears it and stops us
    // A crash is an outcome: nobody need look into it.
    for (const int crash : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) std::signal(crash, SIG_DFL);
    ::dup2(said.in.get(), STDERR_FILENO);
    ::close(feed.in.get());
    try {
        Texts texts(feed.out.get());
        const std::string bytes = work.work([&](std::string& text) { return texts.next(text); });
        ::_exit(writeAll(result.in.get(), bytes) ? 0 : 1);
    } catch (const std::exception& failure) {
        writeAll(STDERR_FILENO, std::string(failure.what()) + '\n');
    }
    ::_exit(1);
}

// The parent's side: gives texts and takes lines and the result, whichever is ready. Made under the lock of
// heldEnds.
class Parent {
  public:
    Parent(const ChildWork& work, const JobContext& job, pid_t child, Pipe& feed, Pipe& result, Pipe& said)
        : work_(work),
          job_(job),
          child_(child),
          feed_(std::move(feed.in)),
          result_(std::move(result.out)),
          said_(std::move(said.out)) {
        for (Pipe* pipe : {&feed, &result, &said}) {
            pipe->in.close();
            pipe->out.close();
        }
        ::fcntl(feed_.get(), F_SETFL, O_NONBLOCK);
        for (const Descriptor* end : {&feed_, &result_, &said_}) heldEnds().numbers.insert(end->get());
    }
    ~Parent() {
        for (Descriptor* end : {&feed_, &result_, &said_})
            if (end->open()) heldEnds().close(*end);
        if (child_ <= 0) return;
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    Parent(const Parent&) = delete;
    Parent& operator=(const Parent&) = delete;

    ChildOutcome run() {
        while (result_.open() || said_.open()) {
            if (job_.shouldStop()) {
                outcome_.stopped = true;
                return outcome_;
            }
            std::array<pollfd, 3> waiting{
                {{result_.get(), POLLIN, 0}, {said_.get(), POLLIN, 0}, {feed_.get(), POLLOUT, 0}}};
            if (::poll(waiting.data(), waiting.size(), kPollMs) < 0 && errno != EINTR)
                throw systemFailure("poll");
            if (waiting[0].revents != 0) take(result_, outcome_.result);
            if (waiting[1].revents != 0) takeLines();
            if (waiting[2].revents != 0) give();
        }
        int status = 0;
        ::waitpid(child_, &status, 0);
        child_ = -1;
        outcome_.finished = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        return outcome_;
    }

  private:
    static void take(Descriptor& from, std::string& into) {
        std::array<char, kBlock> block{};
        const ssize_t count = ::read(from.get(), block.data(), block.size());
        if (count > 0) into.append(block.data(), static_cast<std::size_t>(count));
        if (count == 0 || (count < 0 && errno != EINTR)) heldEnds().close(from);
    }

    void takeLines() {
        take(said_, lines_);
        for (std::size_t end = lines_.find('\n'); end != std::string::npos; end = lines_.find('\n')) {
            outcome_.lastLine = lines_.substr(0, end);
            if (work_.said) work_.said(outcome_.lastLine);
            lines_.erase(0, end + 1);
        }
    }

    void give() {
        if (given_ == waiting_.size()) {
            waiting_.clear();
            given_ = 0;
            std::string text;
            while (waiting_.size() < kBlock) {
                if (!work_.feed(text)) {
                    ended_ = true;
                    break;
                }
                waiting_ += text;
                waiting_ += '\0';
            }
        }
        const ssize_t count = waiting_.empty() ? 0
                                               : ::send(feed_.get(), waiting_.data() + given_,
                                                        waiting_.size() - given_, MSG_NOSIGNAL);
        if (count > 0) given_ += static_cast<std::size_t>(count);
        const bool broken = count < 0 && errno != EINTR && errno != EAGAIN;
        if (broken || (ended_ && given_ == waiting_.size())) heldEnds().close(feed_);
    }

    const ChildWork& work_;
    const JobContext& job_;
    pid_t child_;
    Descriptor feed_, result_, said_;
    std::string waiting_, lines_;  // texts on their way; a line that is not whole yet
    std::size_t given_ = 0;        // of waiting_
    bool ended_ = false;
    ChildOutcome outcome_;
};

}  // namespace

ChildOutcome runInChild(const ChildWork& work, const JobContext& job) {
    std::unique_lock lock(heldEnds().mutex);
    Pipe feed, result, said;
    std::fflush(stdout);  // or a library in the child might write once more what waits there
    const pid_t child = ::fork();
    if (child < 0) throw systemFailure("fork");
    if (child == 0) runChild(work, feed, result, said);
    Parent parent(work, job, child, feed, result, said);
    lock.unlock();
    return parent.run();
}

}  // namespace paragram
