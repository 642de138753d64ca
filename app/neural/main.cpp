// paragram-neural: computes generative models for paragram and paragram-cli, which start it. Requests on
// standard input, answers on standard output, as frames (core/base/process/frame.h, core/neural/session.h).
#include <malloc.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <thread>

#include <ATen/Parallel.h>

#include "core/neural/session.h"

// Of OpenBLAS, where libtorch uses it: its pool would only get in the way of ours.
extern "C" __attribute__((weak)) void openblas_set_num_threads(int count);

namespace {

bool writeAll(const std::string& bytes) {
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = ::write(STDOUT_FILENO, bytes.data() + done, bytes.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        done += static_cast<std::size_t>(count);
    }
    return true;
}

// Ends the process, in the middle of a computation too, soon after the program that started it has gone. (A
// death signal would come with the end of the thread that started it.)
void endWithStarter() {
    constexpr unsigned kGrace = 3;  // seconds, in which an idle process ends by itself
    pollfd input{STDIN_FILENO, POLLRDHUP, 0};
    while (::poll(&input, 1, -1) < 0 && errno == EINTR) {
    }
    ::sleep(kGrace);
    ::_exit(1);
}

int serve() {
    constexpr std::size_t kBlock = 1U << 20;
    paragram::neural::Session session;
    std::string buffer;
    std::string block(kBlock, '\0');
    for (;;) {
        while (const auto request = paragram::Frame::take(buffer))
            if (!writeAll(session.answer(*request).bytes())) return 1;
        const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return 1;
        if (count == 0) return buffer.empty() ? 0 : 1;
        buffer.append(block, 0, static_cast<std::size_t>(count));
    }
}

}  // namespace

int main() {
    std::signal(SIGINT, SIG_IGN);   // The program that started it receives Ctrl-C, as a whole group of
    std::signal(SIGTERM, SIG_IGN);  // processes does, and stops it when it has what it needs.
    std::signal(SIGPIPE, SIG_IGN);
    if (::isatty(STDIN_FILENO) != 0) {
        std::fputs("paragram-neural is started by paragram and paragram-cli\n", stderr);
        return 1;
    }
    // Freed memory is used again instead of going back to the system, which would have to clear it each time.
    ::mallopt(M_MMAP_THRESHOLD, 1 << 30);
    ::mallopt(M_TRIM_THRESHOLD, -1);
    std::thread(endWithStarter).detach();
    at::set_num_threads(1);
    if (openblas_set_num_threads != nullptr) openblas_set_num_threads(1);
    try {
        return serve();
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
}
