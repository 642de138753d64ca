#include "app/cli/stop_signal.h"

#include <unistd.h>

#include <array>
#include <csignal>

#include "core/base/interruption.h"

namespace paragram::cli {
namespace {

// A signal handler may only write to a pipe; a thread reads it and requests the stop.
std::array<int, 2> signalPipe{-1, -1};

void onSignal(int number) {
    const char byte = 's';
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
    interruptWaits();
    std::signal(number, SIG_DFL);
}

}  // namespace

StopSignal::StopSignal() {
    if (::pipe(signalPipe.data()) != 0) return;  // without it, Ctrl-C ends the program immediately
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
    waiter_ = std::thread([this] {
        for (char byte = 0; ::read(signalPipe[0], &byte, 1) == 1 && byte == 's';) source_.request_stop();
    });
}

StopSignal::~StopSignal() {
    if (!waiter_.joinable()) return;
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    const char byte = 'e';
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
    waiter_.join();
    ::close(signalPipe[0]);
    ::close(signalPipe[1]);
}

}  // namespace paragram::cli
