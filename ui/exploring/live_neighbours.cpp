#include "ui/exploring/live_neighbours.h"

#include "core/base/stopwatch.h"

namespace paragram::ui {

namespace {

constexpr int kPauseMs = 30;

}  // namespace

LiveNeighbours::LiveNeighbours(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
    pause_.setSingleShot(true);
    pause_.setInterval(kPauseMs);
    connect(&pause_, &QTimer::timeout, this, &LiveNeighbours::askNow);
}

void LiveNeighbours::setExplorer(std::shared_ptr<CorpusExplorer> explorer) {
    explorer_ = std::move(explorer);
    forget();
}

void LiveNeighbours::ask(const NeighbourQuestion& question) {
    wanted_ = question;
    if (!busy_) pause_.start();
}

void LiveNeighbours::forget() {
    wanted_.reset();
    pause_.stop();
}

void LiveNeighbours::askNow() {
    if (!wanted_ || busy_ || !explorer_) return;
    busy_ = true;
    const NeighbourQuestion question = *wanted_;
    jobs_.start(
        this, tr("Searching"),
        [explorer = explorer_, question](JobContext& job) -> Result<NeighbourAnswer> {
            const Stopwatch watch;
            auto found =
                explorer->neighbours(question.text, question.k, question.filter, question.exact, job);
            if (!found) return found.error();
            return NeighbourAnswer{question, std::move(found).value(), watch.seconds()};
        },
        [this, question](const Result<NeighbourAnswer>& answer) {
            busy_ = false;
            if (!wanted_) return;
            if (*wanted_ != question) return pause_.start();
            wanted_.reset();
            if (answer)
                emit answered(*answer);
            else
                emit failed(answer.error());
        },
        JobWeight::light);
}

}  // namespace paragram::ui
