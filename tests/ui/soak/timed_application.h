// An application that times every event it delivers: what stalls a window is one handler that takes long.
#pragma once

#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QMetaEnum>
#include <ctime>

namespace paragram::test {

class TimedApplication : public QApplication {
  public:
    struct Stall {
        double milliseconds = 0;
        double working = 0;  // of them, milliseconds of processor time of this thread
        long faults = 0;     // pages that the system had to supply meanwhile
        long waits = 0;      // times that this thread waited: for a file, a lock, the display
        long displaced = 0;  // times that the system let another thread run instead
        QString event;       // "Paint of QLabel"
    };

    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0 || !timing_) return QApplication::notify(receiver, event);
        // Afterwards the receiver may be gone.
        const char* name = receiver->metaObject()->className();
        const QEvent::Type type = event->type();
        const double started = threadMilliseconds();
        const rusage before = usage();
        QElapsedTimer timer;
        timer.start();
        ++depth_;
        const bool taken = QApplication::notify(receiver, event);
        --depth_;
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        if (milliseconds > longest_.milliseconds) {
            const rusage after = usage();
            longest_ = {milliseconds,
                        threadMilliseconds() - started,
                        after.ru_minflt + after.ru_majflt - before.ru_minflt - before.ru_majflt,
                        after.ru_nvcsw - before.ru_nvcsw,
                        after.ru_nivcsw - before.ru_nivcsw,
                        QString("%1 of %2").arg(QMetaEnum::fromType<QEvent::Type>().valueToKey(type), name)};
        }
        return taken;
    }

    void setTiming(bool on) { timing_ = on; }
    // The longest delivery since the last call.
    Stall takeLongest() { return std::exchange(longest_, {}); }

  private:
    static rusage usage() {
        rusage usage{};
        getrusage(RUSAGE_THREAD, &usage);
        return usage;
    }
    static double threadMilliseconds() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    bool timing_ = false;
    int depth_ = 0;
    Stall longest_;
};

}  // namespace paragram::test
