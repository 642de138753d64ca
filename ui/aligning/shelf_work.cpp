#include "ui/aligning/shelf_work.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include "core/alignment/alignment_work.h"
#include "ui/language/engine_text.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

QString newsOf(const Progress& progress, double secondsLeft) {
    QString news = ShelfWork::tr("aligning");
    if (progress.total > 0)
        news = ShelfWork::tr("%1, %2 %")
                   .arg(inlineText(EngineTable::jobs, progress.stage),
                        numberText(100 * progress.done / progress.total, 0));
    return secondsLeft < 0 ? news : ShelfWork::tr("%1, %2 left").arg(news, durationText(secondsLeft));
}

fs::path fileOf(const fs::path& folder, const ShelfEntry& entry) {
    return folder / (entry.name + kAlignmentEnding);
}

}  // namespace

// Between the thread that aligns and the window.
struct ShelfWork::Feed {
    struct News {
        std::string name;
        ShelfRow::State state;
        QString text, problem;
    };
    std::mutex mutex;
    std::vector<News> news;            // under mutex, and the next one, too
    std::set<std::string> passedOver;  // documents

    void add(const std::string& name, ShelfRow::State state, const QString& text = {},
             const QString& problem = {}) {
        const std::lock_guard lock(mutex);
        // Only the newest progress of a document counts.
        if (!news.empty() && news.back().name == name) news.pop_back();
        news.push_back({name, state, text, problem});
    }
};

ShelfWork::ShelfWork(JobRunner& jobs, ShelfModel& model, QObject* parent)
    : QObject(parent), jobs_(jobs), model_(model) {
    connect(&jobs_, &JobRunner::progressed, this, [this](int id) {
        if (id == job_) collect();
    });
}

void ShelfWork::start(const Order& order) {
    if (running()) return;
    order_ = order;
    ShelfRequest request;
    request.each = order.each;
    request.folder = order.folder;
    request.ending = std::string(kAlignmentEnding).substr(1);
    for (const ShelfRow& row : model_.rows())
        if (row.state != ShelfRow::State::done && !tried_.contains(row.entry.name))
            request.entries.push_back(row.entry);
    if (request.entries.empty()) return;
    for (const ShelfEntry& entry : request.entries) {
        tried_.insert(entry.name);
        model_.setState(model_.rowNamed(entry.name), ShelfRow::State::waiting);
    }
    feed_ = std::make_shared<Feed>();
    job_ = jobs_.start(
        this, tr("Aligning the shelf"),
        [models = order.models, path = order.model, request,
         feed = feed_](JobContext& job) -> Result<std::vector<ShelfDocument>> {
            const auto model = models->load(path);
            if (!model) return model.error();
            using State = ShelfRow::State;
            const auto nameOf = [&](std::size_t entry) { return request.entries[entry].name; };
            ShelfObserver observer;
            observer.wanted = [&](std::size_t entry) {
                const std::lock_guard lock(feed->mutex);
                return !feed->passedOver.contains(nameOf(entry));
            };
            observer.begun = [&](std::size_t entry) { feed->add(nameOf(entry), State::aligning); };
            observer.progressed = [&](std::size_t entry, const Progress& progress, double secondsLeft) {
                feed->add(nameOf(entry), State::aligning, newsOf(progress, secondsLeft));
            };
            observer.ended = [&](std::size_t entry, const ShelfDocument& document) {
                if (document.state == ShelfDocument::State::failed)
                    feed->add(nameOf(entry), State::failed, QString::fromStdString(document.problem.found),
                              QString::fromStdString(document.problem.sentence()));
                else
                    feed->add(nameOf(entry), State::done);
            };
            return alignShelf(**model, request, observer, job);
        },
        [this, feed = feed_](const Result<std::vector<ShelfDocument>>& documents) {
            if (feed != feed_) return;  // of another project
            collect();
            job_ = 0;
            for (int row = 0; row < model_.rowCount(); ++row)
                if (model_.rows()[static_cast<std::size_t>(row)].state == ShelfRow::State::aligning)
                    model_.setState(row, ShelfRow::State::waiting);
            if (!documents && documents.error().kind != ErrorKind::stopped) emit failed(documents.error());
            const bool stopped = documents.outcome() != Outcome::finished;
            // Documents that were added meanwhile.
            if (!stopped) start(order_);
            if (running()) return;
            tried_.clear();
            emit ended(stopped);
        });
    emit started();
}

void ShelfWork::stop() {
    if (job_) jobs_.stop(job_);
}

void ShelfWork::passOver(const std::string& name) {
    tried_.erase(name);
    if (!feed_) return;
    const std::lock_guard lock(feed_->mutex);
    feed_->passedOver.insert(name);
}

void ShelfWork::collect() {
    std::vector<Feed::News> news;
    {
        const std::lock_guard lock(feed_->mutex);
        news = std::exchange(feed_->news, {});
    }
    bool any = false;
    for (const Feed::News& one : news) {
        const int row = model_.rowNamed(one.name);
        if (row < 0) continue;
        any = any || model_.rows()[static_cast<std::size_t>(row)].state != one.state;
        model_.setState(row, one.state, one.text, one.problem);
    }
    if (!any) return;
    countNext();
    emit moved();
}

void ShelfWork::look(const fs::path& folder) {
    folder_ = folder;
    std::error_code code;
    bool any = false;
    for (int i = 0; i < model_.rowCount(); ++i) {
        const ShelfRow& row = model_.rows()[static_cast<std::size_t>(i)];
        if (row.state == ShelfRow::State::aligning) continue;
        const bool there = fs::exists(fileOf(folder, row.entry), code);
        if (there == (row.state == ShelfRow::State::done)) continue;
        if (!there && row.state == ShelfRow::State::failed) continue;
        model_.setState(i, there ? ShelfRow::State::done : ShelfRow::State::waiting);
        any = true;
    }
    countNext();
    if (any) emit moved();
}

void ShelfWork::countNext() {
    if (counting_ || folder_.empty()) return;
    std::error_code code;
    for (const ShelfRow& row : model_.rows()) {
        if (row.state != ShelfRow::State::done) continue;
        const fs::path file = fileOf(folder_, row.entry);
        const auto written = fs::last_write_time(file, code);
        if (code || (row.counted && row.written == written)) continue;
        counting_ = jobs_.start(
            this, tr("Counting"), [file](JobContext& job) { return countAlignment(file, job); },
            [this, file, written, name = row.entry.name](const Result<AlignmentCounts>& counts) {
                counting_ = 0;
                const int at = model_.rowNamed(name);
                if (at >= 0 && file == fileOf(folder_, model_.rows()[static_cast<std::size_t>(at)].entry)) {
                    if (counts)
                        model_.setCounts(at, *counts, written);
                    else
                        model_.setState(at, ShelfRow::State::failed,
                                        QString::fromStdString(counts.error().found),
                                        QString::fromStdString(counts.error().sentence()));
                    emit moved();
                }
                countNext();
            },
            JobWeight::light);
        return;
    }
}

void ShelfWork::close() {
    for (int* job : {&job_, &counting_})
        if (*job) jobs_.stop(std::exchange(*job, 0));
    feed_.reset();
    tried_.clear();
    folder_.clear();
}

}  // namespace paragram::ui
