#include "core/runs/run_report.h"

#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

// An interrupted run also says "running".
constexpr std::array<std::pair<RunState, const char*>, 4> kStateNames{{{RunState::finished, "finished"},
                                                                       {RunState::stopped, "stopped"},
                                                                       {RunState::diverged, "diverged"},
                                                                       {RunState::unfinished, "running"}}};

const char* nameOf(RunState state) {
    for (const auto& [known, name] : kStateNames)
        if (known == state) return name;
    return "";
}

RunState stateNamed(const std::string& text) {
    for (const auto& [state, name] : kStateNames)
        if (text == name) return state;
    return RunState::unfinished;
}

nlohmann::json number(double value) {
    return std::isfinite(value) ? nlohmann::json(value) : nlohmann::json(nullptr);
}

double number(const nlohmann::json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<double>() : kNone;
}

TrainSummary summaryOf(const nlohmann::json& json) {
    TrainSummary s;
    s.epochs = number(json, "epochs");
    s.steps = json.value("steps", std::int64_t{0});
    s.seconds = number(json, "seconds");
    s.pairsPerSecond = number(json, "pairs_per_second");
    s.tokensPerSecond = number(json, "tokens_per_second");
    s.peakMemoryBytes = json.value("peak_memory_bytes", std::int64_t{0});
    s.lastLoss = number(json, "last_loss");
    s.retrieval = json.contains("best_retrieval");
    s.untrainedScore = number(json, s.retrieval ? "untrained_retrieval" : "untrained_pearson");
    s.bestScore = number(json, s.retrieval ? "best_retrieval" : "best_pearson");
    s.bestMargin = number(json, "best_margin");
    s.bestStep = json.value("best_step", std::int64_t{0});
    s.endedEarly = json.value("ended_early", false);
    if (const auto vectors = json.find("word_vectors"); vectors != json.end() && vectors->is_object()) {
        s.vectors = {vectors->value("rows", std::int64_t{0}), vectors->value("rows_covered", std::int64_t{0}),
                     number(*vectors, "share_of_tokens")};
    }
    return s;
}

}  // namespace

void writeRunReport(const RunReport& report, const std::filesystem::path& file) {
    nlohmann::json json{{"state", nameOf(report.state)}, {"pairs", report.pairsName}};
    if (report.state != RunState::unfinished) {
        const TrainSummary& s = report.summary;
        json.update({{"epochs", number(s.epochs)},
                     {"steps", s.steps},
                     {"seconds", number(s.seconds)},
                     {"pairs_per_second", number(s.pairsPerSecond)},
                     {"tokens_per_second", number(s.tokensPerSecond)},
                     {"peak_memory_bytes", s.peakMemoryBytes},
                     {"last_loss", number(s.lastLoss)},
                     {"untrained_pearson", number(s.retrieval ? kNone : s.untrainedScore)},
                     {"best_pearson", number(s.retrieval ? kNone : s.bestScore)},
                     {"best_step", s.bestStep},
                     {"ended_early", s.endedEarly}});
        if (s.retrieval) {
            json.update({{"untrained_retrieval", number(s.untrainedScore)},
                         {"best_retrieval", number(s.bestScore)},
                         {"best_margin", number(s.bestMargin)}});
        }
        if (s.vectors.rows > 0) {
            json["word_vectors"] = {{"rows", s.vectors.rows},
                                    {"rows_covered", s.vectors.covered},
                                    {"share_of_tokens", s.vectors.tokens}};
        }
    }
    writeFileAtomically(file, json.dump(2) + "\n");
}

RunReport readRunReport(const std::filesystem::path& file) {
    RunReport report;
    const Result<std::string> text = readFile(file);
    if (!text) return report;
    const nlohmann::json json = nlohmann::json::parse(*text, nullptr, false);
    if (!json.is_object()) return report;
    try {
        report.pairsName = json.value("pairs", "");
        report.state = stateNamed(json.value("state", ""));
        if (report.state != RunState::unfinished) report.summary = summaryOf(json);
    } catch (const nlohmann::json::exception&) {
        return {};  // a value of another type
    }
    return report;
}

}  // namespace paragram
