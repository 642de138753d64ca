#include "ui/shell/close_signal.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <csignal>

namespace paragram::ui {
namespace {

constexpr std::array<int, 3> kSignals{SIGTERM, SIGINT, SIGHUP};

// A signal handler may only write to a pipe, which the event loop watches.
std::array<int, 2> signalPipe{-1, -1};

void setHandlers(void (*handler)(int)) {
    for (const int number : kSignals) std::signal(number, handler);
}

void onSignal(int) {
    const char byte = 's';
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
    setHandlers(SIG_DFL);
}

}  // namespace

CloseSignal::CloseSignal(QObject* parent) : QObject(parent) {
    if (::pipe2(signalPipe.data(), O_CLOEXEC) != 0) return;  // without it, the signals end the program
    auto* watcher = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(watcher, &QSocketNotifier::activated, this, [this, watcher] {
        watcher->setEnabled(false);
        emit received();
    });
    setHandlers(onSignal);
}

CloseSignal::~CloseSignal() {
    if (signalPipe[0] < 0) return;
    setHandlers(SIG_DFL);
    for (int& end : signalPipe) {
        ::close(end);
        end = -1;
    }
}

}  // namespace paragram::ui
