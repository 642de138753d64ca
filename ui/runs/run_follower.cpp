#include "ui/runs/run_follower.h"

#include <chrono>

#include "core/runs/run_folder.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kRecent = 300;  // seconds

}  // namespace

RunFollower::RunFollower(JobRunner& jobs, QWidget* shown)
    : QObject(shown), shown_(shown), request_(jobs, this) {
    timer_.setInterval(kEveryMs);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (shown_->isVisible() && !runs_.empty()) look();
    });
    timer_.start();
}

void RunFollower::follow(const std::vector<RunEntry>& runs) {
    runs_ = runs;
    versions_.clear();
    histories_.clear();
    look();
}

void RunFollower::look() {
    request_.start(
        tr("Reading curves"),
        [runs = runs_, known = versions_](JobContext&) -> Result<Look> {
            Look look;
            fs::file_time_type latest;
            for (const RunEntry& run : runs) {
                const fs::path file = RunFolder{run.info.folder}.history();
                std::error_code code;
                Version version{fs::file_size(file, code), {}};
                if (!code) version.written = fs::last_write_time(file, code);
                if (code) continue;
                const auto before = known.find(run.info.name);
                look.versions[run.info.name] = version;
                if (run.info.state == RunState::unfinished &&
                    (look.latest.empty() || version.written > latest)) {
                    latest = version.written;
                    look.latest = run.info.name;
                }
                if (before != known.end() && before->second == version) continue;
                if (auto history = readHistory(file)) look.changed[run.info.name] = *std::move(history);
            }
            if (!look.latest.empty()) {
                const auto age = fs::file_time_type::clock::now() - latest;
                look.age =
                    std::max<std::int64_t>(0, std::chrono::duration_cast<std::chrono::seconds>(age).count());
            }
            return look;
        },
        [this](Result<Look> look) {
            if (!look) return;
            const bool first = histories_.empty();
            for (auto& [name, version] : look->versions) versions_[name] = version;
            for (auto& [name, history] : look->changed) histories_[name] = std::move(history);
            if (first || !look->changed.empty()) {
                std::vector<RunCurves> curves;
                for (const RunEntry& run : runs_)
                    if (const auto found = histories_.find(run.info.name); found != histories_.end())
                        curves.push_back({QString::fromStdString(run.info.name), found->second});
                emit read(curves);
            }
            const bool recent = look->age >= 0 && look->age < kRecent;
            emit seen(recent ? QString::fromStdString(look->latest) : QString(), look->age);
        });
}

}  // namespace paragram::ui
