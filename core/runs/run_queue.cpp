#include "core/runs/run_queue.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"
#include "core/runs/run_folder.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* kFileName = "queue.json";

std::string stored(const fs::path& file, const fs::path& project) {
    const fs::path relative = file.lexically_relative(project);
    return (relative.empty() || *relative.begin() == ".." ? file : relative).string();
}

fs::path restored(const json& value, const fs::path& project) {
    const std::string text = value.is_string() ? value.get<std::string>() : "";
    return text.empty() ? fs::path() : project / text;  // absolute paths stay unchanged
}

json storedAll(const std::vector<fs::path>& files, const fs::path& project) {
    json array = json::array();
    for (const fs::path& file : files) array.push_back(stored(file, project));
    return array;
}

std::vector<fs::path> restoredAll(const json& run, const char* key, const fs::path& project) {
    std::vector<fs::path> files;
    for (const json& each : run.value(key, json::array())) files.push_back(restored(each, project));
    return files;
}

}  // namespace

RunQueue::RunQueue(const fs::path& project) : project_(project) {
    const Result<std::string> text = readFile(project / kFileName);
    const json file = text ? json::parse(*text, nullptr, false) : json();
    if (!file.is_object() || !file.value("runs", json()).is_array()) return;
    for (const json& entry : file["runs"]) {
        if (!entry.is_object()) continue;
        QueuedRun run;
        run.request.output = restored(entry.value("output", json()), project);
        run.request.pairs = restoredAll(entry, "pairs", project);
        run.request.tokenizers = restoredAll(entry, "tokenizers", project);
        run.request.development = restoredAll(entry, "development", project);
        run.request.resume = entry.value("resume", false);
        run.name = run.request.output.filename().string();
        const bool fits =
            applySettingsText(run.request.settings, entry.value("settings", ""), kFileName).ok();
        if (fits && !run.request.output.empty() && !contains(run.request.output))
            runs_.push_back(std::move(run));
    }
}

bool RunQueue::contains(const fs::path& output) const {
    return std::ranges::any_of(runs_, [&](const QueuedRun& run) { return run.request.output == output; });
}

void RunQueue::insert(std::size_t place, QueuedRun run) {
    runs_.insert(runs_.begin() + static_cast<std::ptrdiff_t>(place), std::move(run));
    save();
}

void RunQueue::remove(std::size_t place) {
    runs_.erase(runs_.begin() + static_cast<std::ptrdiff_t>(place));
    save();
}

void RunQueue::move(std::size_t from, std::size_t to) {
    QueuedRun run = std::move(runs_[from]);
    runs_.erase(runs_.begin() + static_cast<std::ptrdiff_t>(from));
    insert(to, std::move(run));
}

void RunQueue::save() const {
    if (project_.empty()) return;
    json runs = json::array();
    for (const auto& [name, request] : runs_) {
        if (request.output.parent_path().parent_path() != project_) continue;  // of another project
        runs.push_back({{"output", stored(request.output, project_)},
                        {"pairs", storedAll(request.pairs, project_)},
                        {"tokenizers", storedAll(request.tokenizers, project_)},
                        {"development", storedAll(request.development, project_)},
                        {"resume", request.resume},
                        {"settings", settingsText(request.settings)}});
    }
    std::error_code ignored;
    if (runs.empty()) {
        fs::remove(project_ / kFileName, ignored);
        return;
    }
    try {
        writeFileAtomically(project_ / kFileName, json{{"runs", runs}}.dump(4) + "\n");
    } catch (const MachineFailure&) {
        // Without the file, the queue is lost only when the program ends.
    }
}

namespace {

// Whether training itself gives this setting a value, which the run then has.
bool isPlanned(std::string_view key, const GenerativeSettings& asked) {
    return (key == "generative.warm-up" && asked.warmUp == 0) ||
           (key == "generative.kl-updates" && asked.klUpdates == 0) ||
           (key == "generative.averages" && !asked.start.empty());
}

}  // namespace

Result<EarlierRun> findEarlierRun(const TrainRequest& request) {
    std::error_code code;
    if (!fs::exists(RunFolder{request.output}.settings(), code)) return EarlierRun{};
    Result<RunInfo> info = readRun(request.output);
    if (!info) return info.error();
    for (const SettingRow& row : settingTable()) {
        // Training sets tokenizer.kind from the encoder, and threads may differ between computers.
        if (row.key == "tokenizer.kind" || row.key == "train.threads" ||
            isPlanned(row.key, request.settings.generative))
            continue;
        if (row.text(info->settings) == row.text(request.settings)) continue;
        return Error{request.output.string(),
                     fmt::format("contains a run with {} = {}", row.key, row.text(info->settings)),
                     row.text(request.settings), "choose another --output, or remove that run"};
    }
    return EarlierRun{true, std::move(*info)};
}

Result<TrainSummary> trainOrResume(const TrainRequest& request, const TrainFunction& train,
                                   const TrainObserver& observer, JobContext& job) {
    if (request.resume) return train(request, observer, job);
    const Result<EarlierRun> earlier = findEarlierRun(request);
    if (!earlier) return earlier.error();
    if (earlier->exists && earlier->info.state == RunState::finished) return earlier->info.summary;
    TrainRequest wanted = request;
    wanted.resume = earlier->exists && earlier->info.canResume;
    return train(wanted, observer, job);
}

}  // namespace paragram
